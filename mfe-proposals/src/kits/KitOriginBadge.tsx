import { isListedKitSupplier } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';

/** Badge with the origin of a kit: offered by a supplier, or assembled by the company. */
export const KitOriginBadge = ({ kit }: { kit: Pick<Kit, 'kitData'> }) =>
  isListedKitSupplier(kit.kitData.supplier) ? (
    <Badge tone="info">Fornecedor</Badge>
  ) : (
    <Badge tone="sun">Próprio</Badge>
  );
