import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { HydrationContext } from './hydration/deferred-scripts';
import { hydrationData } from './hydration/hydration-data';

/** Runs at build time only: waits for the whole page, so that the file holds finished HTML and no streaming script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(
    <HydrationContext value={await hydrationDataOf(request, context)}>
      <ServerRouter context={context} url={request.url} />
    </HydrationContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

async function hydrationDataOf(request: Request, context: EntryContext) {
  if (import.meta.env.DEV || context.isSpaMode) return;
  const [ours, theirs] = context.serverHandoffStream?.tee() ?? [];
  context.serverHandoffStream = theirs;
  return hydrationData(context, new URL(request.url).pathname, await new Response(ours).text());
}
