import { lazyScreen } from '@girassol/federation/remote';
import { formatNumber } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';
import { Skeleton } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';

// Victory is heavy: it comes after the form.
const MonthsChart = lazyScreen(
  async () => ({ default: (await import('@girassol/shared-ui/charts')).MonthsChart }),
  ({ height }) => <Skeleton height={height} radius={10} />,
);
const Legend = lazyScreen(async () => ({ default: (await import('@girassol/shared-ui/charts')).Legend }));

const buildMonthLabels = (letters: number) =>
  monthNames.map((name) => ({ short: name.slice(0, letters), long: name }));
const months = buildMonthLabels(3);
/** Single-letter month labels for narrow charts. */
const initials = buildMonthLabels(1);

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

const kwh = { full: (value: number) => `${formatNumber(value, 0)} kWh`, short: compact.format };

interface EnergyChartProps {
  series: Series[];
  height: number;
  /** Names the series above the bars: one alone needs no name. */
  legend?: boolean | undefined;
  /** Stands in a narrow place. */
  isNarrow?: boolean | undefined;
}

/** Bar chart of the energy of twelve months. */
export function EnergyChart({ series, height, legend, isNarrow }: EnergyChartProps) {
  return (
    <>
      {legend && <Legend items={series} />}
      <MonthsChart months={isNarrow ? initials : months} series={series} measure={kwh} height={height} />
    </>
  );
}
