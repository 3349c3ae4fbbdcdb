import { siteCounts } from '@girassol/shared-domain/website';
import { Card, Heading, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { FigureRow } from './figure-sums';
import { countLabels, whole } from './figure-words';

interface FigureTableProps {
  title: string;
  /** What its lines are. */
  head: string;
  rows: readonly FigureRow[];
  nameOf: (name: string) => string;
}

/** Figures by source or by page. */
export function FigureTable({ title, head, rows, nameOf }: FigureTableProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        <Table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {siteCounts.map((what) => (
                <th key={what} scope="col">
                  {countLabels[what]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, sums }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                {siteCounts.map((what) => (
                  <td key={what}>{whole(sums[what])}</td>
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
