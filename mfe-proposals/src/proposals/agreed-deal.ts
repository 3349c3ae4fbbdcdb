import { isAnsweredByArea } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  boardHasContracts,
  buildBoardPath,
  canGenerateContracts,
} from '@girassol/shared-domain';

/** Way on from a proposal that was agreed to. */
export interface AgreedDealStep {
  id: 'contract' | 'item';
  label: string;
  path: string;
}

/**
 * Returns a function that lists the ways on from an agreed proposal, by the item it was made for: the contract, if the
 * plan and the item's board have contracts, and the item itself.
 */
export function useAgreedDealSteps(): (deal: { saleId: string; saleType: BoardKind }) => AgreedDealStep[] {
  const facts = useConditionFacts();
  const session = useSession();
  return ({ saleId, saleType }) => {
    if (!facts || !session) return [];
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
