const SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel'];

/** Calls back at the first sign of a person, or once `atLatestMs` have passed. Returns what calls it off. */
export function whenSomeoneActs(callback: () => void, atLatestMs: number): () => void {
  const over = new AbortController();
  const act = () => {
    stop();
    callback();
  };
  const timer = setTimeout(act, atLatestMs);
  function stop() {
    clearTimeout(timer);
    over.abort();
  }
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true, signal: over.signal });
  return stop;
}
