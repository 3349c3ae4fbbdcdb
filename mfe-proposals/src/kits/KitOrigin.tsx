import { isKitSupplier } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Badge } from '@girassol/shared-ui';

/** Whether a supplier offers the kit, or the company put it together itself. */
export const KitOrigin = ({ kit }: { kit: Pick<Kit, 'kitData'> }) =>
  isKitSupplier(kit.kitData.supplier) ? (
    <Badge tone="info">Fornecedor</Badge>
  ) : (
    <Badge tone="sun">Próprio</Badge>
  );
