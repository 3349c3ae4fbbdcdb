import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, radius, screen, space, weight } = tokens;

/**
 * Row of a bar chart: its label, the value that sets the length of the bar, and the texts of the further
 * columns.
 */
export interface BarRow {
  id: string;
  label: string;
  /** Value that sets the length of the bar. */
  value: number;
  /** Texts of the further columns. */
  cells: ReactNode[];
}

interface BarTableProps {
  /** Titles of the first column and of the further columns. */
  head: [label: string, ...cells: string[]];
  rows: BarRow[];
  /** Colour of the bars, from the chart palette. */
  colour: string;
  caption: string;
}

/** Bar chart built as a table, so that its figures can be read by screen readers and copied. */
export function BarTable({ head: [label, ...cells], rows, colour, caption }: BarTableProps) {
  const most = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <Table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {cells.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.label}
              <i aria-hidden>
                <b style={{ width: `${most > 0 ? (row.value / most) * 100 : 0}%`, background: colour }} />
              </i>
            </th>
            {row.cells.map((cell, index) => (
              <td key={cells[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  thead th { padding: 0 0 ${space[4]} ${space[12]}; color: ${color.inkSoft}; font: ${font[12]}; text-align: right; }
  thead th:first-child { padding-left: 0; text-align: left; }
  tbody th { width: 55%; padding: ${space[8]} 0; color: ${color.ink}; font-weight: ${weight.medium}; text-align: left; }
  td { padding: ${space[8]} 0 ${space[8]} ${space[12]}; text-align: right; vertical-align: top; white-space: nowrap; }
  tbody tr + tr { border-top: 1px solid ${color.lineSoft}; }
  i { display: block; height: 6px; margin-top: ${space[4]}; border-radius: ${radius.round}; background: ${color.sunken}; overflow: hidden; }
  b { display: block; height: 100%; border-radius: ${radius.round}; }
  @media ${screen.phone} { tbody th { width: 40%; } }
`;
