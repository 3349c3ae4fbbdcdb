import { spreadsheetLimits } from '../../limits';
import { columnName, columnOf } from '../../places';
import { cleanText } from '../clean-text';
import type { Notes } from '../notes';
import { type FoundRow, hasContent } from '../sheet-source';
import { Unreadable } from '../unreadable';
import { type CellContext, heldBy } from './cell-value';
import { attributeOf, xmlScanner } from './scan-xml';

/** Hears the XML of a sheet in pieces; after each one it hands out the rows with content that were finished. */
export function sheetRows(
  context: CellContext,
  notes: Notes,
): { write(piece: string): void; take(): FoundRow[] } {
  let rows: FoundRow[] = [];
  let row: FoundRow = { line: 0, cells: [] };
  let isTotal = false;
  let column = -1;
  let cell = { type: 'n', style: 0, value: '' };
  let formula: string | null = null;
  let hears: 'value' | 'formula' | null = null;
  let isReading = false;
  const place = () => `${columnName(column)}${row.line}`;

  const finishCell = () => {
    if (formula?.startsWith('SUBTOTAL(')) isTotal = true;
    if (cell.value === '') {
      if (formula !== null && cell.type !== 'str')
        notes.found('Fórmula sem resultado guardado (abra a planilha no Excel e salve)', place());
      return;
    }
    if (column >= spreadsheetLimits.columns)
      throw new Unreadable(
        `A célula ${place()} está além da coluna 200. Deixe na planilha só as colunas que interessam.`,
      );
    if (cell.type === 'e') {
      notes.found('Células com erro, lidas como vazias', `${place()} (${cell.value.slice(0, 20)})`);
      return;
    }
    const value = heldBy(cell, context);
    while (row.cells.length < column) row.cells.push(null);
    row.cells[column] = typeof value === 'string' ? cleanText(value, notes, place) : value;
  };

  const open = (name: string, attributes: string) => {
    switch (name) {
      case 'c': {
        const at = attributeOf(attributes, 'r');
        column = at === null ? column + 1 : columnOf(at);
        cell = {
          type: attributeOf(attributes, 't') ?? 'n',
          style: Number(attributeOf(attributes, 's') ?? 0),
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
        row = { line: Number(attributeOf(attributes, 'r') ?? row.line + 1), cells: [] };
        isTotal = false;
        column = -1;
        break;
      case 'mergeCell':
        notes.found('Células mescladas: vale a primeira', attributeOf(attributes, 'ref') ?? '');
        break;
    }
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't' || name === 'f') hears = null;
    else if (name === 'c') finishCell();
    else if (name === 'rPh') isReading = false;
    else if (name === 'row' && isTotal) notes.found('Linha de totais, deixada de fora', `linha ${row.line}`);
    else if (name === 'row' && row.cells.some(hasContent)) rows.push(row);
  };
  const text = (piece: string) => {
    if (hears === 'value') cell.value += piece;
    else if (hears === 'formula') formula = `${formula ?? ''}${piece}`;
  };
  return {
    write: xmlScanner({ open, close, text }),
    take: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}
