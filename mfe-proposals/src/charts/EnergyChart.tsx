import { lazyScreen } from '@girassol/federation/remote';
import { formatNumber } from '@girassol/shared-domain';
import { Skeleton } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import { ChartHead } from './ChartHead';

// Victory is heavy: it comes after the form.
const EnergyMonthsChart = lazyScreen(
  () => import('./EnergyMonthsChart'),
  ({ height }) => <Skeleton height={height} radius={10} />,
);
const Legend = lazyScreen(async () => ({ default: (await import('@girassol/shared-ui/charts')).Legend }));

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
}

/** Bar chart of the energy of twelve months. */
export function EnergyChart({ series, height, legend }: EnergyChartProps) {
  return (
    <>
      <ChartHead unit="kWh">
        {legend ? <Legend items={series} /> : series.map(({ label }) => label).join(' e ')}
      </ChartHead>
      <EnergyMonthsChart series={series} measure={kwh} height={height} />
    </>
  );
}
