import { asks, boards } from '../../boards/board-kinds';
import type { BoardKind } from '../../boards/board-permissions';
import { boardImports, boardImportTypes } from '../../imports';
import { column, type ExportColumn } from './column';
import { importedColumns } from './imported-columns';

/** The import that fills a board, with the end of the names of its properties. */
export function importOfBoard(board: BoardKind) {
  const type = boardImportTypes.find((each) => boardImports[each].board === board) ?? 'sales';
  return { type, ...boardImports[type] };
}

/** Columns of the items of a board, on it or finished; those that are no property of an import come last. */
export function boardColumns(board: BoardKind, isFinished: boolean): ExportColumn[] {
  const { type, suffix } = importOfBoard(board);
  const { itemName, canBeLost } = boards[board];
  const own = { isDefault: false };
  return [
    ...importedColumns(type, {
      // Notes are many, each with its author: they are no cell.
      without: [`observacoes_${suffix}`],
      optional: ['endereco_cliente'],
      summed: [`valor_${suffix}`],
    }),
    column('numero_item', 'Cartão nº', 'integer', own),
    column('potencia_kwp', 'Potência do sistema (kWp)', 'number', { hasSum: true, ...own }),
    ...(asks(board, 'leadTemperature') ? [column('temperatura', 'Temperatura', 'text', own)] : []),
    ...(asks(board, 'ucType') ? [column('tipo_uc', 'Tipo de unidade consumidora', 'text', own)] : []),
    ...(asks(board, 'dueDate') ? [column('prazo', 'Prazo', 'date', own)] : []),
    ...(asks(board, 'validityDate') ? [column('validade', 'Validade', 'date', own)] : []),
    column('ultima_atividade', 'Última atividade', 'datetime', own),
    column('valor_confirmado', 'Valor confirmado', 'money', { hasSum: true, isDefault: isFinished }),
    ...(canBeLost ? [column('motivo_perda', `Motivo da perda (${itemName})`, 'text', own)] : []),
  ];
}
