import type { Financing } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';
import { financingBadge } from './financing-badge';

/** Where a financing stands. */
export function FinancingBadge({ financing }: { financing: Financing }) {
  const { label, tone } = financingBadge(financing);
  return <Badge tone={tone}>{label}</Badge>;
}
