import { formatMoney } from '@girassol/shared-domain';
import { computeTicks } from '@girassol/shared-domain/solar';
import { tokens, useWindowWidth } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, space } = tokens;

const compact = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  style: 'currency',
  currency: 'BRL',
});

interface FlowLine {
  label: string;
  colour: string;
  /** R$ from year 0. */
  values: readonly number[];
}

/** Years from one mark of the axis to the next. */
const YEARS_PER_MARK = 5;
/** On narrower windows every other year is marked (proposals-022). */
const NARROW = 600;

/**
 * Line chart of amounts in R$ over years, with one line for each series. The figures also have to be shown in
 * a table next to the chart.
 */
export function YearlyAmountsChart({ lines }: { lines: readonly FlowLine[] }) {
  const step = useWindowWidth() < NARROW ? 2 : 1;
  const ticks = computeTicks(lines.flatMap(({ values }) => values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const years = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (year: number) => (year / years) * 100;
  const y = (reais: number) => ((most - reais) / (most - least || 1)) * 100;
  return (
    <Figure
      role="img"
      aria-label={`Gráfico de ${years} anos, acumulado: ${lines.map(({ label }) => label).join(' e ')}. Os números estão na tabela abaixo.`}
    >
      <Legend aria-hidden>
        {lines.map(({ label, colour, values }) => (
          <li key={label}>
            <i style={{ background: colour }} />
            {label}: {formatMoney(values.at(-1) ?? 0)} ao fim
          </li>
        ))}
      </Legend>
      <Plot aria-hidden>
        {ticks.map((tick) => (
          <Amount key={tick} style={{ top: `${y(tick)}%` }}>
            {compact.format(tick)}
          </Amount>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? 'zero' : undefined}
              x1={0}
              x2={100}
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          {lines.map(({ label, colour, values }) => (
            <polyline
              key={label}
              points={selectPoints(values, step)
                .map(([year, reais]) => `${x(year)},${y(reais)}`)
                .join(' ')}
              style={{ stroke: colour }}
            />
          ))}
        </svg>
        {Array.from(
          { length: Math.floor(years / YEARS_PER_MARK) + 1 },
          (_, index) => index * YEARS_PER_MARK,
        ).map((year) => (
          <Year key={year} style={{ left: `${x(year)}%` }}>
            {year === 0 ? 'hoje' : year === YEARS_PER_MARK ? `${year} anos` : year}
          </Year>
        ))}
      </Plot>
    </Figure>
  );
}

/** Returns every `step`th year and always the last one. */
const selectPoints = (values: readonly number[], step: number): [year: number, reais: number][] =>
  values
    .map((reais, year): [number, number] => [year, reais])
    .filter(([year]) => year % step === 0 || year === values.length - 1);

const Figure = styled.div`
  margin: ${space[16]} 0;
`;

/** Room for the amounts on the left, half a year mark on the right and the years below. */
const Plot = styled.div`
  position: relative;
  height: 12rem;
  margin: ${space[16]} ${space[16]} 1.5rem 4.5rem;
  color: ${color.inkSoft};
  font: ${font[12]};
  font-variant-numeric: tabular-nums;
  svg { display: block; width: 100%; height: 100%; overflow: visible; }
  line { stroke: ${color.chartGrid}; stroke-width: 1; vector-effect: non-scaling-stroke; }
  line.zero { stroke: ${color.lineStrong}; }
  polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
`;

const Amount = styled.span`
  position: absolute;
  right: calc(100% + ${space[8]});
  transform: translateY(-50%);
  white-space: nowrap;
`;

const Year = styled.span`
  position: absolute;
  top: calc(100% + ${space[8]});
  transform: translateX(-50%);
  white-space: nowrap;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: 0 0 ${space[8]};
  padding: 0;
  list-style: none;
  color: ${color.inkSoft};
  font: ${font[13]};
  i { display: inline-block; width: 0.75rem; height: 0.25rem; margin-right: ${space[4]}; border-radius: 2px; vertical-align: middle; }
`;
