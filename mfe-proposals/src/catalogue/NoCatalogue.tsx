import { useFacts } from '@girassol/shared-auth';
import { seesCatalogue, seesKits } from '@girassol/shared-domain';
import { EmptyState } from '@girassol/shared-ui';
import { NoEquipmentRight } from './NoEquipmentRight';

/** Why there is no catalogue here. */
export function NoCatalogue() {
  const facts = useFacts();
  if (!facts) return null;
  if (!seesKits(facts))
    return (
      <EmptyState
        title="Sua conta usa o catálogo do parceiro"
        text="Kits e equipamentos chegam prontos; não há o que cadastrar aqui."
      />
    );
  if (!seesCatalogue(facts))
    return (
      <EmptyState
        title="O catálogo faz parte do plano ENTERPRISE"
        text="Com ele você guarda módulos, inversores e equipamentos com preço, e monta kits em poucos cliques."
      />
    );
  return <NoEquipmentRight />;
}
