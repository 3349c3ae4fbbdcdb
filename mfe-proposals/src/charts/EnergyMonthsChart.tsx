import { monthNames } from '@girassol/shared-domain/solar';
import { MonthsChart, type MonthsChartProps, useElementWidth } from '@girassol/shared-ui/charts';

const buildMonthLabels = (letters: number) =>
  monthNames.map((name) => ({ short: name.slice(0, letters), long: name }));
const months = buildMonthLabels(3);
/** Single-letter month labels for narrow charts. */
const initials = buildMonthLabels(1);

/** Width in pixels from which three letters of twelve months stand apart below the bars. */
export const MIN_WIDTH_OF_THREE_LETTERS_PX = 400;

/** Bar chart of twelve months, named by as many letters as there is room for. */
export default function EnergyMonthsChart(chart: Omit<MonthsChartProps, 'months'>) {
  const [place, width] = useElementWidth(640);
  return (
    <div ref={place}>
      <MonthsChart {...chart} months={width < MIN_WIDTH_OF_THREE_LETTERS_PX ? initials : months} />
    </div>
  );
}
