import { expect, test } from 'vitest';
import { ticksUpTo } from './chart-ticks';

test.each([
  [20, [0, 5, 10, 15], [15]],
  [25, [0, 5, 10, 15, 20], [20]],
  [40, [0, 10, 20, 30], [30]],
  [12, [0, 5], [5]],
  [3, [0], []],
  [1, [0], []],
])('Under a chart of %d years stand %j', (horizon, years, onlyWide) => {
  const ticks = ticksUpTo(horizon);
  expect(ticks.map(({ year }) => year)).toEqual(years);
  expect(ticks.filter(({ isForWideScreens }) => isForWideScreens).map(({ year }) => year)).toEqual(onlyWide);
});
