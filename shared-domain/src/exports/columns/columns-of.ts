import type { BoardKind } from '../../boards/board-permissions';
import type { ExportKind } from '../export-kinds';
import { boardColumns } from './board-columns';
import type { ExportColumn } from './column';
import { importedColumns } from './imported-columns';
import { dataColumns, historyColumns, importHistoryColumns } from './log-columns';
import { proposalColumns } from './proposal-columns';

/** Columns of a kind in their order. Those of `import-errors` are the headers of the file that was imported. */
export function columnsOf(kind: ExportKind, board: BoardKind | null): readonly ExportColumn[] {
  switch (kind) {
    case 'customers':
      return importedColumns('customer', { optional: ['endereco'] });
    case 'board':
      return boardColumns(board ?? 'SALES', false);
    case 'finished':
      return boardColumns(board ?? 'SALES', true);
    case 'data':
      return dataColumns;
    case 'proposals':
      return proposalColumns;
    case 'kits':
      return importedColumns('kit');
    case 'modules':
      return importedColumns('module');
    case 'inverters':
      return importedColumns('inverter');
    case 'equipaments':
      return importedColumns('equipament');
    case 'histories':
      return historyColumns;
    case 'import-history':
      return importHistoryColumns;
    case 'import-errors':
      return [];
  }
}

/** The columns of a kind that somebody may export. */
export const ownColumns = (
  kind: ExportKind,
  board: BoardKind | null,
  { seesPricing }: { seesPricing: boolean },
): ExportColumn[] => columnsOf(kind, board).filter(({ needsPricing }) => seesPricing || !needsPricing);
