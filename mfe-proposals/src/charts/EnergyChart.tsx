import { lazyScreen } from '@girassol/federation/remote';
import { formatNumber } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';
import { Skeleton } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import { ChartHead } from './ChartHead';

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

/** Values from here on are written with "mil" or "mi", so that every label has room beside the axis. */
const COMPACT_FROM = 100_000;

const kwh = {
  full: (value: number) => `${formatNumber(value, 0)} kWh`,
  short: (value: number) => (value < COMPACT_FROM ? formatNumber(value, 0) : compact.format(value)),
};

interface EnergyChartProps {
  series: Series[];
  height: number;
  /** Shows the colours of the series: one alone needs none. */
  legend?: boolean | undefined;
  /** Stands in a narrow place. */
  isNarrow?: boolean | undefined;
}

/** Bar chart of the energy of twelve months. */
export function EnergyChart({ series, height, legend, isNarrow }: EnergyChartProps) {
  return (
    <>
      <ChartHead unit="kWh">
        {legend ? <Legend items={series} /> : series.map(({ label }) => label).join(' e ')}
      </ChartHead>
      <MonthsChart months={isNarrow ? initials : months} series={series} measure={kwh} height={height} />
    </>
  );
}
