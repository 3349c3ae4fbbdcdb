import type { ReactNode } from 'react';
import type { ChartRoom, PlotArea } from './scale';

interface FrameProps {
  plot: PlotArea;
  /** Shown where there is this much room. */
  room: ChartRoom;
  /** Description of the chart in a sentence. */
  label: string;
  ticks: readonly number[];
  y: (value: number) => number;
  tickLabel: (value: number) => string;
  /** Unit of the values, written above their axis. */
  unit: string;
  children: ReactNode;
}

/** Frame of a chart with grid and axis labels. A table has the same values as text. */
export function ChartFrame({ plot, room, label, ticks, y, tickLabel, unit, children }: FrameProps) {
  return (
    <svg
      className={`chart ${room}`}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={label}
    >
      <text className="tick" x={plot.left - 8} y={plot.top - 14} textAnchor="end">
        {unit}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'axis' : 'grid'}
            x1={plot.left}
            x2={plot.width - plot.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="tick" x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
            {tickLabel(tick)}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
