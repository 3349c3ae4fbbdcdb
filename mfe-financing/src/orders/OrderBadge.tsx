import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';
import { orderStatusLabels } from './order-labels';

/** Badge with the status of an equipment order. */
export function OrderBadge({ status }: Pick<EquipmentOrder, 'status'>) {
  const { label, tone } = orderStatusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}
