import type { Facts } from '../access/condition';
import { can, isEnterprise } from '../access/rights';
import type { BoardKind } from '../boards/board-permissions';

/** Items of these boards have no contracts (contracts-015). */
const boardsWithout: readonly BoardKind[] = ['AFTER_SALES', 'PRE_SALES'];

/** Do items of a board have contracts? */
export const hasContracts = (kind: BoardKind): boolean => !boardsWithout.includes(kind);

/** May somebody change the templates of contracts? On any plan (contracts-028). */
export const managesContracts = (facts: Facts): boolean => can(facts, 'contractManager');

/** Does the plan generate contracts and keep them (contracts-015, contracts-016)? */
export const generatesContracts = (facts: Facts): boolean => isEnterprise(facts.session);

/** May somebody delete contracts of items (contracts-012, contracts-013)? */
export const mayDeleteContracts = (facts: Facts): boolean => facts.session.type === 'MANAGER';
