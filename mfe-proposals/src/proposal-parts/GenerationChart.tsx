import { formatNumber, monthNames } from '@girassol/shared-domain';
import type { ProposalGeneration } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { Legend, MonthsChart } from '@girassol/shared-ui/charts';
import { ChartHead } from '../charts/ChartHead';
import { formatKwh } from './figures';

const { color } = tokens;
const months = monthNames.map((name) => ({ short: name.slice(0, 3), long: name }));
const kwh = { full: formatKwh, short: (value: number) => formatNumber(value, 0) };

interface GenerationChartProps {
  generation: ProposalGeneration;
  height: number;
}

/** Chart that compares the consumption and the generation of a proposal, month by month. */
export default function GenerationChart({ generation, height }: GenerationChartProps) {
  const series = [
    { label: 'Consumo', colour: color.chartConsumption, values: generation.monthlyConsumption },
    { label: 'Geração', colour: color.chartGeneration, values: generation.monthlyGeneration },
  ];
  return (
    <>
      <ChartHead unit="kWh">
        <Legend items={series} />
      </ChartHead>
      <MonthsChart
        months={months}
        series={series}
        measure={kwh}
        height={height}
        label={describeChart(generation)}
      />
    </>
  );
}

/** Describes the chart for screen readers. */
function describeChart({ monthlyConsumption, monthlyGeneration }: ProposalGeneration): string {
  const parts = months.map(
    ({ short }, index) =>
      `${short}: ${formatNumber(monthlyConsumption[index] ?? 0, 0)} e ${formatNumber(monthlyGeneration[index] ?? 0, 0)}`,
  );
  return `Consumo e geração de cada mês, em kWh. ${parts.join('; ')}.`;
}
