import { createStaticFiles, type FileAnswer } from '../backend/http/static-files.ts';

let files: ReturnType<typeof createStaticFiles> | undefined;

/** What a visitor's browser is sent for an address of the built site; `npm run build` makes it. */
export function builtFile(target: string): FileAnswer {
  files ??= createStaticFiles('build');
  const answer = files({ method: 'GET', target, acceptEncoding: '', ifNoneMatch: '' });
  if (answer.status !== 200) throw new Error(`${target} is not in the build: ${answer.status}`);
  return answer;
}

export const builtText = (target: string) => builtFile(target).body.toString();

const ENTITIES: Record<string, string> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };

/** A text of the built HTML as it is read. */
export const decode = (html: string) =>
  html.replace(/&(#x27|quot|lt|gt|amp);/g, (_, name) => ENTITIES[name] ?? '');
