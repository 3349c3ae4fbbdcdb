import { useSession } from '@girassol/shared-auth';
import { seesKits } from '@girassol/shared-domain';
import { EmptyState } from '@girassol/shared-ui';

/** Why there is no catalogue here. */
export function NoCatalogue() {
  const session = useSession();
  return session && !seesKits({ session }) ? (
    <EmptyState
      title="Sua conta usa o catálogo do parceiro"
      text="Kits e equipamentos chegam prontos; não há o que cadastrar aqui."
    />
  ) : (
    <EmptyState
      title="O catálogo faz parte do plano ENTERPRISE"
      text="Com ele você guarda módulos, inversores e equipamentos com preço, e monta kits em poucos cliques."
    />
  );
}
