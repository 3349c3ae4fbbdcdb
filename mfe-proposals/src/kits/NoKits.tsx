import { EmptyState } from '@girassol/shared-ui';

/** White-labels have kits of their own (kits-010). */
export function NoKits() {
  return (
    <EmptyState
      title="Sua conta usa os kits do parceiro"
      text="Eles chegam prontos na proposta; não há o que cadastrar aqui."
    />
  );
}
