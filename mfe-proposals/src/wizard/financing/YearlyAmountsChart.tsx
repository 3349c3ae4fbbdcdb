import { formatMoney } from '@girassol/shared-domain';
import { tokens, useWindowWidth } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, space } = tokens;

interface FlowLine {
  label: string;
  colour: string;
  /** R$ from year 0. */
  values: readonly number[];
}

const WIDTH = 600;
const HEIGHT = 200;
/** On narrower windows every other year is marked (proposals-022). */
const NARROW = 600;

/**
 * Line chart of amounts in R$ over years, with one line for each series. The figures also have to be shown in
 * a table next to the chart.
 */
export function YearlyAmountsChart({ lines }: { lines: readonly FlowLine[] }) {
  const step = useWindowWidth() < NARROW ? 2 : 1;
  const all = lines.flatMap(({ values }) => values);
  const most = Math.max(0, ...all);
  const least = Math.min(0, ...all);
  const years = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (year: number) => (year / years) * WIDTH;
  const y = (reais: number) => ((most - reais) / (most - least || 1)) * HEIGHT;
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
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
        <line className="zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
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
      <Axis aria-hidden>
        {['hoje', '5', '10', '15', '20', '25 anos'].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </Axis>
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
  svg { display: block; width: 100%; height: 12rem; overflow: visible; }
  line.zero { stroke: ${color.line}; stroke-width: 1; vector-effect: non-scaling-stroke; }
  polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
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

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[12]};
`;
