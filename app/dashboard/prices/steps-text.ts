import { formatDecimal, parseDecimal, RUPEES, THOUSANDTHS } from '~/proposals/decimals';
import type { SubsidyScheme } from '~/proposals/offer';

type Steps = SubsidyScheme['steps'];

const MOST_STEPS = 6;

/** `2: 30,000` on a line: so many rupees for each kW up to 2 kW. null: not steps that go up. */
export function parseSteps(text: string): Steps | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 1 || lines.length > MOST_STEPS) return null;
  const steps: Steps = [];
  for (const line of lines) {
    const [size = '', amount = '', ...rest] = line.split(/[:=]/);
    const upToWatts = parseDecimal(size, THOUSANDTHS);
    const perKw = parseDecimal(amount, RUPEES);
    if (rest.length > 0 || upToWatts === null || perKw === null) return null;
    if (upToWatts <= (steps.at(-1)?.upToWatts ?? 0)) return null;
    steps.push({ upToWatts, perKw });
  }
  return steps;
}

export const formatSteps = (steps: Steps): string =>
  steps
    .map(
      ({ upToWatts, perKw }) => `${formatDecimal(upToWatts, THOUSANDTHS)}: ${formatDecimal(perKw, RUPEES)}`,
    )
    .join('\n');
