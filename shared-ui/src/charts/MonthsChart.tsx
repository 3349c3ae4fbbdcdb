import { styled } from 'styled-components';
import { useElementWidth } from '../layout/use-element-width';
import { tokens } from '../tokens/tokens';
import {
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryGroup,
  VictoryTooltip,
} from './victory';

const { color } = tokens;

/** Data series of a chart: label, colour and one value for each month. */
export interface Series {
  label: string;
  colour: string;
  /** Values of the series, one per month. */
  values: readonly number[];
}

/** Name of a month on a chart, short for the axis and long for the table. */
export interface ChartMonth {
  /** On the axis: `mar`. */
  short: string;
  /** In the tip: `março`, `mar/26`. No two are the same. */
  long: string;
}

export interface MonthsChartProps {
  /** Oldest first. */
  months: readonly ChartMonth[];
  series: readonly Series[];
  measure: {
    full: (value: number) => string;
    /** On an axis. */
    short: (value: number) => string;
  };
  height?: number | undefined;
  /** The chart for whoever hears it; without it, that its figures are in the table below. */
  label?: string | undefined;
}

/** Room around the bars for the words of the axes. */
const PADDING = { top: 16, right: 8, bottom: 28, left: 52 };
/** Share of a month's width that its bars take. */
const FILLED = 0.7;

const text = { fill: color.inkSoft, fontFamily: 'inherit', fontSize: 12 };

/** Bar chart with the bars of each month side by side, and a table of the figures below. */
export function MonthsChart({ months, series, measure, height = 260, label }: MonthsChartProps) {
  const [place, width] = useElementWidth(640);
  const monthWidth = (width - PADDING.left - PADDING.right) / months.length;
  const barWidth = Math.max(2, Math.min(18, (monthWidth * FILLED) / series.length));
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  // A corner that is rounder than its bar is high is drawn nowhere.
  const getCorner = (value: number) =>
    most > 0
      ? Math.min(3, barWidth / 2, (Math.max(0, value) / most) * (height - PADDING.top - PADDING.bottom))
      : 0;
  return (
    <Place
      ref={place}
      role="img"
      aria-label={
        label ??
        `Gráfico de ${months.length} meses: ${series.map((one) => one.label).join(', ')}. Os números estão na tabela abaixo.`
      }
    >
      <VictoryChart
        width={width}
        height={height}
        padding={PADDING}
        domainPadding={{ x: monthWidth / 2 }}
        containerComponent={<VictoryContainer responsive={false} role="presentation" />}
      >
        <VictoryAxis
          tickValues={months.map(({ long }) => long)}
          tickFormat={(_: string, index: number) => months[index]?.short ?? ''}
          style={{ axis: { stroke: color.line }, tickLabels: text, ticks: { stroke: 'transparent' } }}
        />
        <VictoryAxis
          dependentAxis
          tickCount={4}
          tickFormat={measure.short}
          style={{
            axis: { stroke: 'transparent' },
            grid: { stroke: color.chartGrid },
            tickLabels: text,
          }}
        />
        <VictoryGroup offset={barWidth + 1}>
          {series.map(({ label: name, colour, values }) => (
            <VictoryBar
              key={name}
              barWidth={barWidth}
              cornerRadius={{ top: ({ datum }) => getCorner(datum?.y ?? 0) }}
              style={{ data: { fill: colour } }}
              data={months.map(({ long }, index) => ({ x: long, y: values[index] ?? 0 }))}
              labels={({ datum }: { datum: { x: string; y: number } }) =>
                `${name} em ${datum.x}: ${measure.full(datum.y)}`
              }
              labelComponent={
                <VictoryTooltip
                  constrainToVisibleArea
                  cornerRadius={6}
                  pointerLength={4}
                  flyoutPadding={8}
                  flyoutStyle={{ fill: color.tooltip, stroke: 'none' }}
                  style={{ ...text, fill: color.onTooltip }}
                />
              }
            />
          ))}
        </VictoryGroup>
      </VictoryChart>
    </Place>
  );
}

/** Takes the width of what is around it, never that of its drawing. */
const Place = styled.div`
  width: 100%;
  min-width: 0;
  overflow: hidden;
  contain: inline-size;
`;
