import { useSession } from '@girassol/shared-auth';
import { isEnterprise } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { FactsBlock } from '../item/FactsBlock';
import { outcomeFacts } from './outcome-facts';

/** Delivery and conclusion of an item, for ENTERPRISE accounts (boards-046). */
export function OutcomeBlock({ item, startsOpen }: { item: BoardItem; startsOpen: boolean }) {
  const session = useSession();
  const facts = outcomeFacts(item);
  if (!session || !isEnterprise(session) || facts.length === 0) return null;
  return <FactsBlock title="Entrega e conclusão" facts={facts} startsOpen={startsOpen} />;
}
