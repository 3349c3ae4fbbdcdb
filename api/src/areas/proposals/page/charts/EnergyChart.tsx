import { formatNumber } from '@girassol/shared-domain';
import { computeTicks, monthNames, sum } from '@girassol/shared-domain/solar';
import { ChartFrame } from './Frame';
import { type ChartRoom, createVerticalScale, plotAreas } from './scale';

interface EnergyChartProps {
  /** kWh, January first. */
  generation: readonly number[];
  consumption: readonly number[];
}

/** Chart of generation beside consumption by month, rendered once for wide screens, once for narrow ones and once for paper. */
export function EnergyChart(energy: EnergyChartProps) {
  return (
    <>
      <Months {...energy} room="wide" />
      <Months {...energy} room="paper" />
      <Months {...energy} room="narrow" />
    </>
  );
}

function Months({ generation, consumption, room }: EnergyChartProps & { room: ChartRoom }) {
  const plot = plotAreas[room];
  const ticks = computeTicks([...generation, ...consumption]);
  const y = createVerticalScale(ticks, plot);
  const step = (plot.width - plot.left - plot.right) / monthNames.length;
  const bar = step * 0.34;
  const label = `Geração e consumo por mês: o sistema gera ${formatNumber(sum(generation), 0)} kWh no primeiro ano; o consumo é de ${formatNumber(sum(consumption), 0)} kWh.`;
  return (
    <ChartFrame
      plot={plot}
      room={room}
      label={label}
      ticks={ticks}
      y={y}
      tickLabel={(value) => formatNumber(value, 0)}
      unit="kWh"
    >
      {monthNames.map((name, month) => {
        const x = plot.left + step * month + step / 2;
        return (
          <g key={name}>
            <Bar className="consumption" x={x - bar - 1} width={bar} y={y} value={consumption[month] ?? 0} />
            <Bar className="generation" x={x + 1} width={bar} y={y} value={generation[month] ?? 0} />
            <text className="tick" x={x} y={plot.height - 8} textAnchor="middle">
              {name.slice(0, room === 'narrow' ? 1 : 3)}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}

interface BarProps {
  className: string;
  x: number;
  width: number;
  y: (value: number) => number;
  value: number;
}

function Bar({ className, x, width, y, value }: BarProps) {
  const top = y(value);
  return (
    <rect
      className={className}
      x={x.toFixed(1)}
      y={top}
      width={width.toFixed(1)}
      height={Math.max(0, y(0) - top).toFixed(1)}
      rx="2"
    />
  );
}
