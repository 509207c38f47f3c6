const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'wheel'];

/** Calls back at the first sign of a person (a tap, a key, a scroll), or once `atLatestMs` have passed. Returns how to cancel it. */
export function onFirstInteraction(callback: () => void, atLatestMs: number): () => void {
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
  for (const type of INTERACTIONS) addEventListener(type, act, { passive: true, signal: over.signal });
  return stop;
}
