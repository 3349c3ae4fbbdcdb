import { formatMoney, formatNumber } from '@girassol/shared-domain';
import { Disclosure } from '@girassol/shared-ui/fields';
import { FigureTable } from './FigureTable';

interface YearTableProps {
  columns: readonly string[];
  /** Reais of each column. */
  years: readonly { year: number; reais: readonly number[] }[];
}

/** Collapsible table with the figures of a chart over 25 years, year by year. */
export const YearTable = ({ columns, years }: YearTableProps) => (
  <Disclosure title="Ver ano a ano">
    <FigureTable label="Ano a ano">
      <thead>
        <tr>
          {['Ano', ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, reais }) => (
          <tr key={year}>
            <th scope="row">{formatNumber(year, 0)}</th>
            {columns.map((name, index) => (
              <td key={name}>{formatMoney(reais[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Disclosure>
);
