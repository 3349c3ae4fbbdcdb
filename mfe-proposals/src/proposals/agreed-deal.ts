import { isAnsweredByArea } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  boardHasContracts,
  buildBoardPath,
  can,
  canEditArea,
  canGenerateContracts,
  meetsCondition,
} from '@girassol/shared-domain';

/** Way on from a proposal that was agreed to. */
export interface AgreedDealStep {
  id: 'contract' | 'item' | 'register';
  label: string;
  path: string;
}

/** Item that a proposal was made for; null if it was made for none. */
type ProposalDeal = { saleId: string; saleType: BoardKind } | null;

/**
 * Returns a function that lists the ways on from an agreed proposal, by the item it was made for: the contract, if the
 * plan and the item's board have contracts, and the item itself; without an item the form that registers a sale.
 */
export function useAgreedDealSteps(): (
  proposal: { id: string; customerId: string },
  deal: ProposalDeal,
) => AgreedDealStep[] {
  const facts = useConditionFacts();
  const session = useSession();
  return ({ id, customerId }, deal) => {
    if (!facts || !session) return [];
    if (!deal) {
      const { plan, permission, basePath } = boardDescriptions.SALES;
      const path = `${basePath}/registro`;
      const mayRegister =
        session.statusOk &&
        meetsCondition({ plan }, facts) &&
        can(facts, permission) &&
        canEditArea(facts, 'sales') &&
        isAnsweredByArea(path);
      const search = new URLSearchParams({ cliente: customerId, proposta: id });
      return mayRegister ? [{ id: 'register', label: 'Registrar venda', path: `${path}?${search}` }] : [];
    }
    const { saleId, saleType } = deal;
    const contract = {
      id: 'contract' as const,
      label: 'Gerar contrato',
      path: `/escolher-contrato/${saleId}`,
    };
    const hasContract =
      session.statusOk &&
      boardHasContracts(saleType) &&
      canGenerateContracts(facts) &&
      isAnsweredByArea(contract.path);
    const { itemName, gender } = boardDescriptions[saleType];
    const item = {
      id: 'item' as const,
      label: `Ver ${gender === 'f' ? 'a' : 'o'} ${itemName.toLowerCase()}`,
      path: `${buildBoardPath(saleType, session.userId)}?item=${saleId}`,
    };
    return hasContract ? [contract, item] : [item];
  };
}
