import { tokens } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import { styled } from 'styled-components';
import type { ChartMeasure } from './chart-measures';

const { color, font, space, weight } = tokens;

interface MonthsTableProps {
  months: string[];
  series: Series[];
  measure: ChartMeasure;
}

/**
 * Collapsible table with the monthly figures of a chart, for people who read the figures instead of viewing
 * the chart.
 */
export function MonthsTable({ months, series, measure }: MonthsTableProps) {
  return (
    <Details>
      <summary>Ver os números</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label="Números mês a mês">
        <table>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{measure.full(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Details>
  );
}

const Details = styled.details`
  color: ${color.inkSoft};
  font: ${font[13]};
  summary { width: fit-content; padding: ${space[4]} 0; border-radius: 4px; color: ${color.leafInk}; font-weight: ${weight.medium}; cursor: pointer; }
  > section { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: ${space[4]} ${space[12]} ${space[4]} 0; text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; }
  th { font-weight: ${weight.medium}; }
  td { color: ${color.ink}; }
  tr + tr, tbody tr { border-top: 1px solid ${color.lineSoft}; }
`;
