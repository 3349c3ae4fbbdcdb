import { formatNumber } from '@girassol/shared-domain';
import { type CashFlowYear, computeTicks } from '@girassol/shared-domain/solar';
import { ChartFrame } from './Frame';
import { type ChartRoom, createVerticalScale, plotAreas, trimTicks } from './scale';

/** Chart of the accumulated cash flow over 25 years. On phones it shows every other year (proposals-022). */
export function CashFlowChart({ years, label }: { years: readonly CashFlowYear[]; label: string }) {
  return (
    <>
      <Years years={years} label={label} room="wide" />
      <Years years={years} label={label} room="paper" />
      <Years years={pickOddYears(years)} label={label} room="narrow" />
    </>
  );
}

/**
 * Filters years to the odd ones, 1, 3, 5 … 25, so that a chart of every other year includes the last year.
 */
export const pickOddYears = <T extends { year: number }>(years: readonly T[]): T[] =>
  years.filter(({ year }) => year % 2 === 1);

interface YearsProps {
  years: readonly CashFlowYear[];
  label: string;
  room: ChartRoom;
}

function Years({ years, label, room }: YearsProps) {
  const plot = plotAreas[room];
  const values = years.map(({ accumulated }) => accumulated);
  const { ticks, low } = trimTicks(computeTicks(values), values);
  const y = createVerticalScale(ticks, plot, low);
  const step = (plot.width - plot.left - plot.right) / years.length;
  const width = step * 0.66;
  return (
    <ChartFrame plot={plot} room={room} label={label} ticks={ticks} y={y} tickLabel={thousands} unit="R$">
      <text className="tick" x={plot.left - 8} y={plot.height - 8} textAnchor="end">
        Ano
      </text>
      {years.map(({ year, accumulated }, index) => {
        const x = plot.left + step * index + (step - width) / 2;
        const [top, bottom] = [y(Math.max(0, accumulated)), y(Math.min(0, accumulated))];
        const isNamed = room === 'narrow' ? year % 4 === 1 : year % 5 === 0;
        return (
          <g key={year}>
            <rect
              className={accumulated < 0 ? 'owed' : 'earned'}
              x={x.toFixed(1)}
              y={top}
              width={width.toFixed(1)}
              height={Math.max(1, bottom - top).toFixed(1)}
              rx="2"
            />
            {isNamed && (
              <text className="tick" x={x + width / 2} y={plot.height - 8} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}

/** `-20 mil`, `1,5 mi` */
function thousands(reais: number): string {
  const size = Math.abs(reais);
  if (size >= 1_000_000) return `${formatNumber(reais / 1_000_000, 1)} mi`;
  if (size >= 1_000) return `${formatNumber(reais / 1_000, 0)} mil`;
  return formatNumber(reais, 0);
}
