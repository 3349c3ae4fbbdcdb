import { useSession } from '@girassol/shared-auth';
import { canAccountHaveKits } from '@girassol/shared-domain';
import { NoAccessState } from '@girassol/shared-ui';
import { NoEquipmentRightNotice } from '../catalogue/NoEquipmentRightNotice';

/**
 * Notice that there are no kits to manage, with the reason: the account uses the kits of its white label
 * (kits-010), or the person lacks the permission for kits.
 */
export function NoKitsNotice() {
  const session = useSession();
  if (!session || canAccountHaveKits({ session })) return <NoEquipmentRightNotice />;
  return (
    <NoAccessState
      title="Sua conta usa os kits do parceiro"
      text="Eles chegam prontos na proposta; não há o que cadastrar aqui."
    />
  );
}
