import { Row, Text, tokens } from '@girassol/shared-ui';
import { Table, TableSurface } from '@girassol/shared-ui/lists';
import { styled } from 'styled-components';
import type { RenderedColumn } from './rendered-column';

/** Table of the columns with their first values and properties (imports-003). */
export function ColumnTable({ columns }: { columns: readonly RenderedColumn[] }) {
  return (
    <TableSurface>
      <Wide aria-label="Mapeamento das colunas">
        <thead>
          <tr>
            <th scope="col">Coluna</th>
            <th scope="col">Amostra de Dado</th>
            <th scope="col">Propriedade</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, sample, badge, picker, findings }) => (
            <tr key={header}>
              <th scope="row">
                <Row gap={8} wraps>
                  {header}
                  {badge}
                </Row>
              </th>
              <td>
                <Sample>{sample ?? <Text tone="faint">vazia</Text>}</Sample>
              </td>
              <td>
                {picker}
                {findings}
              </td>
            </tr>
          ))}
        </tbody>
      </Wide>
    </TableSurface>
  );
}

const Wide = styled(Table)`
  table-layout: fixed;
  td, tbody th { height: auto; padding: ${tokens.space[8]} ${tokens.space[12]}; vertical-align: middle; white-space: normal; }
  th:first-child { width: 30%; padding-right: ${tokens.space[12]}; }
  td:last-child, th:last-child { width: 42%; padding-left: ${tokens.space[12]}; }
  tbody th {
    border-bottom: 1px solid ${tokens.color.lineSoft};
    color: ${tokens.color.ink};
    font: 500 ${tokens.font[14]};
    overflow-wrap: anywhere;
  }
  tbody tr:last-child th { border-bottom: 0; }
`;

/** Two lines of a long text are enough to know it. */
const Sample = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
