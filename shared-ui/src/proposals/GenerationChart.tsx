import { formatNumber } from '@girassol/shared-domain';
import type { ProposalGeneration } from '@girassol/shared-domain/contract';
import { Legend } from '../charts/Legend';
import { useWidth } from '../charts/use-width';
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryTooltip,
} from '../charts/victory';
import { tokens } from '../tokens/tokens';
import { kwhText } from './figures';

const { color } = tokens;
const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const PADDING = { top: 16, right: 8, bottom: 28, left: 52 };
/** Share of a month's width that its two bars take. */
const FILLED = 0.7;
const WIDEST_BAR = 18;

const text = { fill: color.inkSoft, fontFamily: 'inherit', fontSize: 12 };

interface GenerationChartProps {
  generation: ProposalGeneration;
  height: number;
}

/** Consumption and generation of each month beside one another. */
export default function GenerationChart({ generation, height }: GenerationChartProps) {
  const [place, width] = useWidth(640);
  const series = [
    { label: 'Consumo', colour: color.chartConsumption, values: generation.monthlyConsumption },
    { label: 'Geração', colour: color.chartGeneration, values: generation.monthlyGeneration },
  ];
  const monthWidth = (width - PADDING.left - PADDING.right) / months.length;
  const barWidth = Math.min(WIDEST_BAR, (monthWidth * FILLED) / series.length);
  return (
    <>
      <Legend items={series} />
      <div ref={place} role="img" aria-label={inWords(generation)}>
        <VictoryChart
          width={width}
          height={height}
          padding={PADDING}
          domainPadding={{ x: monthWidth / 2 }}
          containerComponent={<VictoryContainer responsive={false} role="presentation" />}
        >
          <VictoryAxis
            tickValues={months}
            style={{ axis: { stroke: color.line }, tickLabels: text, ticks: { stroke: 'transparent' } }}
          />
          <VictoryAxis
            dependentAxis
            tickCount={4}
            tickFormat={(kwh: number) => formatNumber(kwh, 0)}
            style={{ axis: { stroke: 'transparent' }, grid: { stroke: color.chartGrid }, tickLabels: text }}
          />
          <VictoryGroup offset={barWidth + 1}>
            {series.map(({ label, colour, values }) => (
              <VictoryBar
                key={label}
                barWidth={barWidth}
                cornerRadius={{ top: Math.min(3, barWidth / 2) }}
                style={{ data: { fill: colour } }}
                data={months.map((month, index) => ({ x: month, y: values[index] ?? 0 }))}
                labels={({ datum }: { datum: { x: string; y: number } }) =>
                  `${label} em ${datum.x}: ${kwhText(datum.y)}`
                }
                labelComponent={<VictoryTooltip />}
              />
            ))}
          </VictoryGroup>
        </VictoryChart>
      </div>
    </>
  );
}

/** The chart for whoever hears it. */
function inWords({ monthlyConsumption, monthlyGeneration }: ProposalGeneration): string {
  const parts = months.map(
    (month, index) =>
      `${month}: ${formatNumber(monthlyConsumption[index] ?? 0, 0)} e ${formatNumber(monthlyGeneration[index] ?? 0, 0)}`,
  );
  return `Consumo e geração de cada mês, em kWh. ${parts.join('; ')}.`;
}
