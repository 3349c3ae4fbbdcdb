import { useSession } from '@girassol/shared-auth';
import { seesKits } from '@girassol/shared-domain';
import { EmptyState } from '@girassol/shared-ui';
import { NoEquipmentRight } from '../catalogue/NoEquipmentRight';

/** Why there are no kits here: white-labels have kits of their own (kits-010), or this vendor's work needs none. */
export function NoKits() {
  const session = useSession();
  if (!session || seesKits({ session })) return <NoEquipmentRight />;
  return (
    <EmptyState
      title="Sua conta usa os kits do parceiro"
      text="Eles chegam prontos na proposta; não há o que cadastrar aqui."
    />
  );
}
