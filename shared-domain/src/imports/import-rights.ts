import type { Facts } from '../access/condition';
import { can, isBasic, isEnterprise } from '../access/rights';
import { boards } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { keepsCatalogue, registersKits } from '../catalogue/rights';
import type { ImportType } from './import-types';
import { boardImports, isBoardImport } from './properties/board-imports';

type Person = Pick<Facts, 'session' | 'permissions'>;

/**
 * Who moves the data of a board in and out by spreadsheets: whoever has the manager's rights on it, or on sales, where the
 * plan has the board (imports-012, exports-003).
 */
export const movesBoard = (person: Person, kind: BoardKind): boolean => {
  const { managerPermission, plan } = boards[kind];
  const hasBoard = plan === 'ENTERPRISE' ? isEnterprise(person.session) : !isBasic(person.session);
  return hasBoard && (can(person, 'salesManager') || can(person, managerPermission));
};

/** Who moves customers in and out: a manager, or a vendor with salesManager. */
export const movesCustomers = (person: Person): boolean => can(person, 'salesManager');

/** Who may import a type at all. `useManagerKits` is a preference of the account. */
export function imports(person: Person, type: ImportType, useManagerKits: boolean): boolean {
  if (isBoardImport(type)) return movesBoard(person, boardImports[type].board);
  if (type === 'customer') return movesCustomers(person);
  if (type === 'kit') return registersKits(person, useManagerKits);
  return keepsCatalogue(person);
}
