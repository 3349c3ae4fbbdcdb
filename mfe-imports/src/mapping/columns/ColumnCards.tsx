import { Card, Row, Stack, Text } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { RenderedColumn } from './rendered-column';

/**
 * Cards of a file's columns, for screens without room for a table. The cards show no sample values
 * (imports-003).
 */
export function ColumnCards({ columns }: { columns: readonly RenderedColumn[] }) {
  return (
    <Cards aria-label="Mapeamento das colunas">
      {columns.map(({ header, badge, picker, findings }) => (
        <Card as="li" key={header} padding={12}>
          <Stack gap={8}>
            <Row gap={8} wraps>
              <Text weight={600}>{header}</Text>
              {badge}
            </Row>
            <div>
              {picker}
              {findings}
            </div>
          </Stack>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
