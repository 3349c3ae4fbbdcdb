import type { AccessFacts } from '../access/condition';
import { canEditArea } from '../access/permission-levels';
import { can, isBasicPlan, isEnterprisePlan } from '../access/rights';
import { boardDescriptions } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { canManageCatalogue, canRegisterKits } from '../catalogue/rights';
import type { ImportType } from './import-types';
import { boardImportDefinitions, isBoardImportType } from './properties/board-import-definitions';

type Person = Pick<AccessFacts, 'session' | 'permissions' | 'levels'>;

/**
 * Returns true if the user may import and export the items of a board by spreadsheet. This requires a plan
 * that includes the board, and the manager's rights on the board or on sales (imports-012, exports-003).
 */
export const canImportAndExportBoard = (person: Person, kind: BoardKind): boolean => {
  const { managerPermission, plan } = boardDescriptions[kind];
  const hasBoard = plan === 'ENTERPRISE' ? isEnterprisePlan(person.session) : !isBasicPlan(person.session);
  return hasBoard && (can(person, 'salesManager') || can(person, managerPermission));
};

/** Returns true if this person may import and export customers: a manager, or a vendor with salesManager. */
export const canImportAndExportCustomers = (person: Person): boolean => can(person, 'salesManager');

/**
 * Returns true if the user may import records of a type (customers, board items, kits or equipment). A level below EDIT in
 * imports forbids all.
 * `useManagerKits` is the account's preference that only people with kitsManager register kits.
 */
export function canImportType(person: Person, type: ImportType, useManagerKits: boolean): boolean {
  if (!canEditArea(person, 'imports')) return false;
  if (isBoardImportType(type)) return canImportAndExportBoard(person, boardImportDefinitions[type].board);
  if (type === 'customer') return canImportAndExportCustomers(person);
  if (type === 'kit') return canRegisterKits(person, useManagerKits);
  return canManageCatalogue(person);
}
