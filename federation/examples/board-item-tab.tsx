import type { SlotContext } from '@girassol/federation/remote';
import { boards, can } from '@girassol/shared-domain';
import { Card, DateText, Stack, Text } from '@girassol/shared-ui';

/** A tab of the panel of an item: what is known of it is in the context, nothing is fetched twice. */
export default function ItemTab({ item, boardKind, session, permissions }: SlotContext<'board-item.tab/v1'>) {
  const mayChange = can({ session, permissions }, boards[boardKind].managerPermission);
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
