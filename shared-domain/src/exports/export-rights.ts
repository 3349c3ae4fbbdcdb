import type { Facts } from '../access/condition';
import { can } from '../access/rights';
import { boards } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { readsCatalogue, readsKits } from '../catalogue/rights';
import { movesBoard, movesCustomers } from '../imports/import-rights';
import type { ExportKind } from './export-kinds';

type Person = Pick<Facts, 'session' | 'permissions'>;

/**
 * Who may export a kind at all. Customers, boards and what follows from them: a manager, or whoever has the manager's rights
 * on the board or on sales, and may open it (exports-003). Which rows is decided by what they may see.
 */
export function exportsKind(person: Person, kind: ExportKind, board: BoardKind | null): boolean {
  switch (kind) {
    case 'customers':
      return movesCustomers(person);
    case 'board':
    case 'finished':
    case 'data':
      return board !== null && can(person, boards[board].permission) && movesBoard(person, board);
    case 'proposals':
      return can(person, 'salesManager');
    case 'kits':
      return readsKits(person);
    case 'modules':
    case 'inverters':
    case 'equipaments':
      return readsCatalogue(person);
    case 'histories':
    case 'import-history':
      return can(person, 'configManager');
    // Of an import of one's own, or with configManager: only the import tells.
    case 'import-errors':
      return true;
  }
}
