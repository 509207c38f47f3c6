import type { Lead } from './lead';

/** What this page made of a version: somebody quick chooses again before it is shown, and is no stranger to it. */
const successors = new Map<string, Lead>();
const keyOf = ({ id, version }: Lead) => `${id} ${version}`;

/** The version that this page alone made of the one that was seen; the same one if another's change lies between. */
export function newestOwn(seen: Lead): Lead {
  const next = successors.get(keyOf(seen));
  return next ? newestOwn(next) : seen;
}

/** After a change of ours. Each raises the version by one; if it was raised by more, another changed the lead as well. */
export function rememberOwn(seen: Lead, current: Lead): void {
  const before = newestOwn(seen);
  if (current.version === before.version + 1) successors.set(keyOf(before), current);
}
