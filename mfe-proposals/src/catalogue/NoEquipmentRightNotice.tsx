import { NoAccessState } from '@girassol/shared-ui';

/** Notice for a vendor without permission for kits and equipment, which says who can grant the permission. */
export function NoEquipmentRightNotice() {
  return (
    <NoAccessState
      title="Você não tem acesso a kits e equipamentos"
      text="Quem cuida da conta pode liberar propostas ou kits para você, em Colaboradores."
    />
  );
}
