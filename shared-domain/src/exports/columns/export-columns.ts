import type { BoardKind } from '../../boards/board-permissions';
import type { ExportKind } from '../export-kinds';
import { buildBoardExportColumns } from './board-columns';
import type { ExportColumn } from './column';
import { buildReimportableColumns } from './imported-columns';
import { boardFiguresExportColumns, historyExportColumns, importHistoryExportColumns } from './log-columns';
import { proposalExportColumns } from './proposal-columns';

/**
 * Returns all columns of an export kind, in order; none for `import-errors`, whose columns are the headers of the
 * imported file.
 */
export function getExportColumns(kind: ExportKind, board: BoardKind | null): readonly ExportColumn[] {
  switch (kind) {
    case 'customers':
      return buildReimportableColumns('customer', { optional: ['endereco'] });
    case 'board':
      return buildBoardExportColumns(board ?? 'SALES', false);
    case 'finished':
      return buildBoardExportColumns(board ?? 'SALES', true);
    case 'data':
      return boardFiguresExportColumns;
    case 'proposals':
      return proposalExportColumns;
    case 'kits':
      return buildReimportableColumns('kit');
    case 'modules':
      return buildReimportableColumns('module');
    case 'inverters':
      return buildReimportableColumns('inverter');
    case 'equipaments':
      return buildReimportableColumns('equipament');
    case 'histories':
      return historyExportColumns;
    case 'import-history':
      return importHistoryExportColumns;
    case 'import-errors':
      return [];
  }
}

/**
 * Returns the columns of an export kind that a user may export. If `seesPricing` is false, columns with
 * pricing data are left out.
 */
export const getAllowedExportColumns = (
  kind: ExportKind,
  board: BoardKind | null,
  { seesPricing }: { seesPricing: boolean },
): ExportColumn[] => getExportColumns(kind, board).filter(({ needsPricing }) => seesPricing || !needsPricing);
