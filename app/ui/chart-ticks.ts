interface Tick {
  year: number;
  /** There is no room for it beside the last label of a phone's chart. */
  isForWideScreens: boolean;
}

/** The years that stand under a chart, from the start up to the last but one: the end has a label of its own. */
export function ticksUpTo(horizon: number): Tick[] {
  const step = horizon > 25 ? 10 : 5;
  const count = Math.max(1, Math.floor(horizon / step));
  return Array.from({ length: count }, (_, index) => ({
    year: index * step,
    isForWideScreens: index > 0 && horizon - index * step < 2 * step,
  }));
}
