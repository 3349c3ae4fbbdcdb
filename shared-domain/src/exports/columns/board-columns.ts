import { boardDescriptions, hasBoardField } from '../../boards/board-kinds';
import type { BoardKind } from '../../boards/board-permissions';
import { boardImportDefinitions, boardImportTypes } from '../../imports';
import { buildExportColumn, type ExportColumn } from './column';
import { buildReimportableColumns } from './imported-columns';

/**
 * Returns the import type whose imports create items of a board, with the suffix of the type's property
 * names.
 */
export function getBoardImportType(board: BoardKind) {
  const type = boardImportTypes.find((each) => boardImportDefinitions[each].board === board) ?? 'sales';
  return { type, ...boardImportDefinitions[type] };
}

/**
 * Builds the export columns of the items of a board; columns that an import ignores come last. If
 * `hasFinished` is true, the sum is of the final amount (the amount confirmed at the win, else the registered
 * amount), as on screen.
 */
export function buildBoardExportColumns(board: BoardKind, hasFinished: boolean): ExportColumn[] {
  const { type, suffix } = getBoardImportType(board);
  const { itemName, canBeLost } = boardDescriptions[board];
  const own = { isDefault: false };
  return [
    ...buildReimportableColumns(type, {
      // Notes are many, each with its author: they are no cell.
      without: [`observacoes_${suffix}`],
      optional: ['endereco_cliente'],
      summed: hasFinished ? [] : [`valor_${suffix}`],
    }),
    buildExportColumn('numero_item', 'Cartão nº', 'integer', own),
    buildExportColumn('potencia_kwp', 'Potência do sistema (kWp)', 'number', { hasSum: true, ...own }),
    ...(hasBoardField(board, 'leadTemperature')
      ? [buildExportColumn('temperatura', 'Temperatura', 'text', own)]
      : []),
    ...(hasBoardField(board, 'ucType')
      ? [buildExportColumn('tipo_uc', 'Tipo de unidade consumidora', 'text', own)]
      : []),
    ...(hasBoardField(board, 'dueDate') ? [buildExportColumn('prazo', 'Prazo', 'date', own)] : []),
    ...(hasBoardField(board, 'validityDate') ? [buildExportColumn('validade', 'Validade', 'date', own)] : []),
    buildExportColumn('ultima_atividade', 'Última atividade', 'datetime', own),
    buildExportColumn('valor_confirmado', 'Valor confirmado', 'money', { isDefault: hasFinished }),
    buildExportColumn('valor_final', 'Valor final', 'money', { hasSum: true, isDefault: hasFinished }),
    ...(canBeLost ? [buildExportColumn('motivo_perda', `Motivo da perda (${itemName})`, 'text', own)] : []),
  ];
}
