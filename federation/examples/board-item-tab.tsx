import type { SlotContext } from '@girassol/federation/remote';
import { boardDescriptions, can } from '@girassol/shared-domain';
import { Card, DateText, Stack, Text } from '@girassol/shared-ui';

/** Example tab in the panel of an item. The context contains the item, so that the tab need not fetch it. */
export default function ItemTab({ item, boardKind, session, permissions }: SlotContext<'board-item.tab/v1'>) {
  const mayChange = can({ session, permissions }, boardDescriptions[boardKind].managerPermission);
  return (
    <Card padding={16}>
      <Stack gap={8}>
        <Text weight={600}>{item.customer.name}</Text>
        <Text tone="soft">
          No quadro desde <DateText value={item.registryTimestamp} />
        </Text>
        {!mayChange && <Text size={13}>Quem gerencia o quadro marca as visitas.</Text>}
      </Stack>
    </Card>
  );
}
