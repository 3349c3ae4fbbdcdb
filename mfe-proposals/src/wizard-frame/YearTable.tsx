import { formatMoney, formatNumber } from '@girassol/shared-domain';
import { Disclosure } from './Disclosure';
import { FigureTable } from './FigureTable';

interface YearTableProps {
  columns: readonly string[];
  /** Reais of each column. */
  years: readonly { year: number; reais: readonly number[] }[];
}

/** The figures behind a chart of 25 years, for whoever wants to read them. */
export const YearTable = ({ columns, years }: YearTableProps) => (
  <Disclosure title="Ver ano a ano">
    <FigureTable>
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
