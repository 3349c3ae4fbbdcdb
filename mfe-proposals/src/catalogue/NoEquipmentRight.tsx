import { EmptyState } from '@girassol/shared-ui';

/** A vendor whose permissions need neither kits nor equipment: who can change that. */
export function NoEquipmentRight() {
  return (
    <EmptyState
      title="Você não tem acesso a kits e equipamentos"
      text="Quem cuida da conta pode liberar propostas ou kits para você, em Colaboradores."
    />
  );
}
