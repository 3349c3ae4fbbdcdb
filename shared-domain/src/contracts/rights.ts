import type { AccessFacts } from '../access/condition';
import { can, isEnterprisePlan } from '../access/rights';
import type { BoardKind } from '../boards/board-permissions';

/** Items of these boards have no contracts (contracts-015). */
const boardsWithout: readonly BoardKind[] = ['AFTER_SALES', 'PRE_SALES'];

/** Returns true if items of a board have contracts. */
export const boardHasContracts = (kind: BoardKind): boolean => !boardsWithout.includes(kind);

/**
 * Returns true if the user may change contract templates, on any plan: a manager, or a vendor with
 * contractManager (contracts-028).
 */
export const canManageContractTemplates = (facts: AccessFacts): boolean => can(facts, 'contractManager');

/** Returns true if the account's plan can generate and store contracts (contracts-015, contracts-016). */
export const canGenerateContracts = (facts: AccessFacts): boolean => isEnterprisePlan(facts.session);

/** Returns true if this person may delete contracts of items (contracts-012, contracts-013). */
export const canDeleteContracts = (facts: AccessFacts): boolean => facts.session.type === 'MANAGER';
