import { extname } from 'node:path';
import { toRowBatches } from '../found-rows';
import type { SheetNotes } from '../notes';
import type { RawSheetRow, SpreadsheetOpener } from '../sheet-source';
import { toStorableCellText } from '../to-storable-cell-text';
import { decodeCsv } from './decode';
import { detectDelimiter } from './delimiter';
import { parseRecords } from './records';

/** Excel's own way to say what separates the cells, in a row of its own. */
const SAID = /^sep=([;,\t|])(\r\n|\r|\n|$)/i;
/** An apostrophe before what would be a formula, as exports write it. */
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

/** Opens a csv file. All cells are texts; an import interprets a text by the column to which it is mapped. */
export const openCsv: SpreadsheetOpener = (bytes, { name, notes }) => {
  const { text, encoding } = decodeCsv(bytes, notes);
  const said = SAID.exec(text);
  const from = said?.[0].length ?? 0;
  const delimiter = delimiters.find((one) => one === said?.[1]) ?? detectDelimiter(text, from);
  const sheet = name.slice(0, name.length - extname(name).length) || 'CSV';
  return {
    facts: { format: 'csv', encoding, delimiter, sheets: [{ name: sheet, hidden: false }], sheet },
    rows: toRowBatches(readRows(text, { delimiter, from, line: said ? 2 : 1 }, notes)),
  };
};

const delimiters = [';', ',', '\t', '|'] as const;

function* readRows(
  text: string,
  where: { delimiter: string; from: number; line: number },
  notes: SheetNotes,
): Generator<RawSheetRow> {
  const onLooseQuote = (line: number) =>
    notes.addAt('Aspa sem fechar, lida como um caractere', `linha ${line.toLocaleString('pt-BR')}`);
  for (const { line, cells } of parseRecords(text, where, onLooseQuote)) {
    const found = cells.map((cell) =>
      toStorableCellText(cell.replace(NEUTRALISED, ''), notes, () => `linha ${line}`),
    );
    yield { line, cells: found };
  }
}
