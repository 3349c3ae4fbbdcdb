import { useSession } from '@girassol/shared-auth';
import { isEnterprisePlan } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { FactsBlock } from '../item/FactsBlock';
import { getDeliveryAndConclusionFacts } from './outcome-facts';

/** Foldable block about the delivery and conclusion of an item, for ENTERPRISE accounts (boards-046). */
export function DeliveryAndConclusionBlock({ item, startsOpen }: { item: BoardItem; startsOpen: boolean }) {
  const session = useSession();
  const facts = getDeliveryAndConclusionFacts(item);
  if (!session || !isEnterprisePlan(session) || facts.length === 0) return null;
  return <FactsBlock title="Entrega e conclusão" facts={facts} startsOpen={startsOpen} />;
}
