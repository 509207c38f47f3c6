/** What the function uses of Deno; the project's compiler knows Node alone. */
type Runtime = {
  env: { get(name: string): string | undefined };
  resolveDns(name: string, type: 'A' | 'AAAA', options: { signal: AbortSignal }): Promise<string[]>;
  serve(
    options: { port?: number; hostname?: string },
    handler: (request: Request) => Promise<Response>,
  ): unknown;
};

export const runtime = (globalThis as unknown as { Deno: Runtime }).Deno;
