import { siteEventKinds } from '@girassol/shared-domain/website';
import { Card, Heading, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { formatWholeNumber, siteEventLabels } from './figure-labels';
import type { FigureRow } from './figure-sums';

interface FigureTableProps {
  title: string;
  /** Title of the first column. */
  head: string;
  rows: readonly FigureRow[];
  getName: (name: string) => string;
}

/** Table with visits, simulations and contacts of a site, one row for each traffic source or each page. */
export function FigureTable({ title, head, rows, getName }: FigureTableProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {siteEventKinds.map((what) => (
                <th key={what} scope="col">
                  {siteEventLabels[what]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, sums }) => (
              <tr key={name}>
                <th scope="row">{getName(name)}</th>
                {siteEventKinds.map((what) => (
                  <td key={what}>{formatWholeNumber(sums[what])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Card>
  );
}

const { color, font, space } = tokens;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  th, td { height: 2.25rem; padding: ${space[4]} 0 ${space[4]} ${space[8]}; text-align: right; font-weight: 400; }
  th:first-child { padding-left: 0; text-align: left; }
  thead th { color: ${color.inkSoft}; font: 500 ${font[12]}; }
  tbody tr { border-top: 1px solid ${color.lineSoft}; }
  td { color: ${color.ink}; }
`;
