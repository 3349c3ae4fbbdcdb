import { NoAccessState } from '@girassol/shared-ui';

/** Notice for a vendor without permission for the proposal list, which says who can grant the permission. */
export function NoProposalsRightNotice() {
  return (
    <NoAccessState
      title="Você não tem acesso à lista de propostas"
      text="Quem cuida da conta pode liberar a lista para você, em Colaboradores."
    />
  );
}
