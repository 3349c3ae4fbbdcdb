import { EmptyState } from '@girassol/shared-ui';

/** Why a vendor sees no proposals, and who can change it. */
export function NoProposalsRight() {
  return (
    <EmptyState
      title="Você não tem acesso à lista de propostas"
      text="Quem cuida da conta pode liberar a lista para você, em Colaboradores."
    />
  );
}
