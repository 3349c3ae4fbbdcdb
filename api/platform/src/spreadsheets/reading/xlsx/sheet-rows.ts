import { formatColumn, parseColumn } from '../../cell-references';
import { spreadsheetLimits } from '../../limits';
import type { SheetNotes } from '../notes';
import { hasCellContent, type RawSheetRow } from '../sheet-source';
import { toStorableCellText } from '../to-storable-cell-text';
import { UnreadableSpreadsheetError } from '../unreadable';
import { type CellContext, toSheetCell } from './cell-value';
import { createXmlScanner, getXmlAttribute } from './scan-xml';

/**
 * Creates a function that receives the XML of a sheet piece by piece, and returns after each piece the
 * non-empty rows that are complete.
 */
export function createRowReader(
  context: CellContext,
  notes: SheetNotes,
): { write(piece: string): void; take(): RawSheetRow[] } {
  let rows: RawSheetRow[] = [];
  let row: RawSheetRow = { line: 0, cells: [] };
  let isTotal = false;
  let column = -1;
  let cell = { type: 'n', style: 0, value: '' };
  let formula: string | null = null;
  let hears: 'value' | 'formula' | null = null;
  let isReading = false;
  const place = () => `${formatColumn(column)}${row.line}`;

  const finishCell = () => {
    if (formula?.startsWith('SUBTOTAL(')) isTotal = true;
    if (cell.value === '') {
      if (formula !== null && cell.type !== 'str')
        notes.addAt('Fórmula sem resultado guardado (abra a planilha no Excel e salve)', place());
      return;
    }
    if (column >= spreadsheetLimits.columns)
      throw new UnreadableSpreadsheetError(
        `A célula ${place()} está além da coluna 200. Deixe na planilha só as colunas que interessam.`,
      );
    if (cell.type === 'e') {
      notes.addAt('Células com erro, lidas como vazias', `${place()} (${cell.value.slice(0, 20)})`);
      return;
    }
    const value = toSheetCell(cell, context);
    while (row.cells.length < column) row.cells.push(null);
    row.cells[column] = typeof value === 'string' ? toStorableCellText(value, notes, place) : value;
  };

  const open = (name: string, attributes: string) => {
    switch (name) {
      case 'c': {
        const at = getXmlAttribute(attributes, 'r');
        column = at === null ? column + 1 : parseColumn(at);
        cell = {
          type: getXmlAttribute(attributes, 't') ?? 'n',
          style: Number(getXmlAttribute(attributes, 's') ?? 0),
          value: '',
        };
        formula = null;
        break;
      }
      case 'v':
        hears = 'value';
        break;
      case 't':
        hears = isReading ? null : 'value';
        break;
      case 'f':
        hears = 'formula';
        formula = '';
        break;
      case 'rPh':
        isReading = true;
        break;
      case 'row':
        row = { line: Number(getXmlAttribute(attributes, 'r') ?? row.line + 1), cells: [] };
        isTotal = false;
        column = -1;
        break;
      case 'mergeCell':
        notes.addAt('Células mescladas: vale a primeira', getXmlAttribute(attributes, 'ref') ?? '');
        break;
    }
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't' || name === 'f') hears = null;
    else if (name === 'c') finishCell();
    else if (name === 'rPh') isReading = false;
    else if (name === 'row' && isTotal) notes.addAt('Linha de totais, deixada de fora', `linha ${row.line}`);
    else if (name === 'row' && row.cells.some(hasCellContent)) rows.push(row);
  };
  const text = (piece: string) => {
    if (hears === 'value') cell.value += piece;
    else if (hears === 'formula') formula = `${formula ?? ''}${piece}`;
  };
  return {
    write: createXmlScanner({ open, close, text }),
    take: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}
