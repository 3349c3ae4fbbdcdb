import type { AccessFacts } from '../access/condition';
import { can } from '../access/rights';
import { boardDescriptions } from '../boards/board-kinds';
import type { BoardKind } from '../boards/board-permissions';
import { canViewCatalogue, canViewKits } from '../catalogue/rights';
import { canImportAndExportBoard, canImportAndExportCustomers } from '../imports/import-rights';
import type { ExportKind } from './export-kinds';

type Person = Pick<AccessFacts, 'session' | 'permissions'>;

/**
 * Returns true if the user may request an export of a kind. Customers and kinds of a board require the
 * manager's rights on the board or on sales, and permission to open the board (exports-003). The exported
 * rows are limited to rows that the user may see.
 */
export function canExportKind(person: Person, kind: ExportKind, board: BoardKind | null): boolean {
  switch (kind) {
    case 'customers':
      return canImportAndExportCustomers(person);
    case 'board':
    case 'finished':
    case 'data':
      return (
        board !== null &&
        can(person, boardDescriptions[board].permission) &&
        canImportAndExportBoard(person, board)
      );
    case 'proposals':
      return can(person, 'salesManager');
    case 'kits':
      return canViewKits(person);
    case 'modules':
    case 'inverters':
    case 'equipaments':
      return canViewCatalogue(person);
    case 'histories':
    case 'import-history':
      return can(person, 'configManager');
    // Of an import of one's own, or with configManager: only the import tells.
    case 'import-errors':
      return true;
  }
}
