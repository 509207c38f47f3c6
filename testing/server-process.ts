import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A data folder as the first `npm start` leaves it: both demo accounts, the demo rows and their files. */
export const TEMPLATE = path.join(ROOT, '.cache/e2e-data');

type Keys = { publishableKey: string; secretKey: string; jwtSecret: string };

/** The real backend in a process of its own, as `npm start` runs it, on a copy of the template and a free port. */
export class ServerProcess {
  readonly dataFolder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #url = '';

  /** Limits stay on but are far away, because all tests come from one address. */
  constructor(options: { env?: Record<string, string>; from?: string | null } = {}) {
    this.#env = { LIMITS_SCALE: '1000', ...options.env };
    this.dataFolder = mkdtempSync(path.join(tmpdir(), 'e2e-data-'));
    const from = options.from === undefined ? TEMPLATE : options.from;
    if (from) cpSync(from, this.dataFolder, { recursive: true });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get url(): string {
    return this.#url;
  }

  get keys(): Keys {
    return JSON.parse(readFileSync(path.join(this.dataFolder, 'keys.json'), 'utf8'));
  }

  /** Starts, or starts again on the port it had, so that open pages find it. */
  start(): Promise<void> {
    const port = this.#url ? new URL(this.#url).port : '0';
    const child = spawn(process.execPath, ['backend/main.ts', '--port', port, '--data', this.dataFolder], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', HOST: '', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    return new Promise((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        const ready = /^ready (\S+)/m.exec(output)?.[1];
        if (!ready) return;
        this.#url = ready;
        resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
      );
    });
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** As a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /**
   * What a full disk does to a large file: the kernel takes the first so many bytes and refuses the rest. While it lasts
   * the database must not be written to, whose files are longer.
   */
  fillDisk(roomInBytes = 1024 * 1024): void {
    this.#limitFiles(String(roomInBytes));
  }

  freeDisk(): void {
    this.#limitFiles('unlimited');
  }

  /** Every file in the storage folder, finished or not. */
  filesOnDisk(): string[] {
    const folder = path.join(this.dataFolder, 'storage');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .sort();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  /** prlimit belongs to util-linux, which every Debian has. */
  #limitFiles(softLimit: string): void {
    execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${softLimit}:`]);
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}
