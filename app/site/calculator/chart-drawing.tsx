import type { Savings } from '~/calculator/calculate-savings';
import type { YearEnd } from '~/calculator/cumulative';
import { formatLakhs, formatShort, formatYears } from '~/calculator/format-estimate';
import { EMI_YEARS, HORIZON_YEARS } from '~/calculator/rates';
import { PaybackChart } from '~/ui/payback-chart';
import { calculatorPage } from './en';

const { chart } = calculatorPage;

interface ChartDrawingProps {
  savings: Savings;
  years: YearEnd[];
  totalCost: number;
  aheadAfter: number;
}

export function ChartDrawing({ savings, years, totalCost, aheadAfter }: ChartDrawingProps) {
  const { paybackPeriod, yearlySavings } = savings;
  const label = { after: chart.earnedBack.after, years: chart.earnedBack.years(formatYears(paybackPeriod)) };
  return (
    <PaybackChart
      years={years}
      payback={{ after: paybackPeriod, cost: totalCost, label }}
      meeting={{ after: aheadAfter, saved: yearlySavings * aheadAfter }}
      paidAfter={EMI_YEARS}
      ahead={{ label: chart.ahead, amount: `₹${formatLakhs(savings.totalSavings20Years)}` }}
      ends={{ start: chart.start, end: calculatorPage.years(HORIZON_YEARS) }}
      formatShort={formatShort}
    />
  );
}
