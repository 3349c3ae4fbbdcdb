import { Card, Row, Stack, Text } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { ColumnView } from './column-view';

/** A card for each column, where there is no room for a table: without its sample (imports-003). */
export function ColumnCards({ columns }: { columns: readonly ColumnView[] }) {
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
