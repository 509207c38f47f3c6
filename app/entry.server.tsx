import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { appStart } from './start/app-start';
import { AppStartContext } from './start/late-scripts';

/** Runs at build time only: waits for the whole page, so that the file holds finished HTML and no streaming script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(
    <AppStartContext value={await startOf(request, context)}>
      <ServerRouter context={context} url={request.url} />
    </AppStartContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

async function startOf(request: Request, context: EntryContext) {
  if (import.meta.env.DEV || context.isSpaMode) return;
  const [ours, theirs] = context.serverHandoffStream?.tee() ?? [];
  context.serverHandoffStream = theirs;
  return appStart(context, new URL(request.url).pathname, await new Response(ours).text());
}
