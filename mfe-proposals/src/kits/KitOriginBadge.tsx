import { isListedKitSupplier } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';

/** Badge that says whether the equipment of a kit is of a listed supplier, or put together by the company. */
export const KitOriginBadge = ({ kit }: { kit: Pick<Kit, 'kitData'> }) =>
  isListedKitSupplier(kit.kitData.supplier) ? (
    <Badge tone="info">De fornecedor</Badge>
  ) : (
    <Badge tone="sun">Próprio</Badge>
  );
