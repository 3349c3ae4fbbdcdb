import { PlanActions } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { canAccountHaveCatalogue, canAccountHaveKits } from '@girassol/shared-domain';
import { EmptyState, NoAccessState, WayLinks } from '@girassol/shared-ui';
import { NoEquipmentRightNotice } from './NoEquipmentRightNotice';

/**
 * Notice that the person has no catalogue, with the reason: the account uses its partner's catalogue, its
 * plan is not ENTERPRISE, or the person lacks the permission.
 */
export function NoCatalogueNotice() {
  const facts = useConditionFacts();
  if (!facts) return null;
  if (!canAccountHaveKits(facts))
    return (
      <NoAccessState
        title="Sua conta usa o catálogo do parceiro"
        text="Kits e equipamentos chegam prontos; não há o que cadastrar aqui."
      />
    );
  if (!canAccountHaveCatalogue(facts))
    return (
      <EmptyState
        title="O catálogo faz parte do plano ENTERPRISE"
        text="Com ele você guarda módulos, inversores e equipamentos com preço, e monta kits em poucos cliques."
        action={
          <PlanActions links={WayLinks} message="Olá! Quero o catálogo de equipamentos na minha conta." />
        }
      />
    );
  return <NoEquipmentRightNotice />;
}
