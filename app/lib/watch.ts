const EVERY_MS = 20_000;
const PATIENCE_MS = 10_000;

interface Listener<Found> {
  /** Null: there is nothing to show, so it does not ask again by itself. */
  onAnswer: (found: Found | null) => void;
  onFailure: () => void;
}

export interface Watch {
  /** What was asked before is forgotten. */
  askNow: () => void;
  stop: () => void;
}

/** Asks, and then again for as long as somebody looks at the page. */
export function watch<Found>(
  ask: (signal: AbortSignal) => Promise<Found | null>,
  { onAnswer, onFailure }: Listener<Found>,
): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The question whose answer counts; an earlier one may still come back. */
  let asking: AbortController | undefined;
  let isFound = false;

  async function askNow() {
    clearTimeout(timer);
    asking?.abort();
    const controller = new AbortController();
    asking = controller;
    const patience = setTimeout(() => controller.abort(), PATIENCE_MS);
    try {
      const found = await ask(controller.signal);
      if (asking !== controller) return;
      isFound ||= found !== null;
      onAnswer(found);
    } catch {
      if (asking !== controller) return;
      onFailure();
    } finally {
      clearTimeout(patience);
    }
    asking = undefined;
    if (isFound && !document.hidden) timer = setTimeout(askNow, EVERY_MS);
  }

  function onVisibilityChange() {
    if (document.hidden) clearTimeout(timer);
    else if (isFound) askNow();
  }

  askNow();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    askNow,
    stop: () => {
      asking?.abort();
      asking = undefined;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };
}
