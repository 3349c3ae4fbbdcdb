import type { Financing } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';
import { getFinancingBadge } from './financing-badge';

/** Badge with the status of a financing. */
export function FinancingBadge({ financing }: { financing: Financing }) {
  const { label, tone } = getFinancingBadge(financing);
  return <Badge tone={tone}>{label}</Badge>;
}
