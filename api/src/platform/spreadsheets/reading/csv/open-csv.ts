import { extname } from 'node:path';
import { PORTION, spreadsheetLimits } from '../../limits';
import { cleanText } from '../clean-text';
import type { Notes } from '../notes';
import { type FoundRow, hasContent, type OpenSource } from '../sheet-source';
import { Unreadable } from '../unreadable';
import { decode } from './decode';
import { delimiterOf } from './delimiter';
import { recordsOf } from './records';

/** Excel's own way to say what separates the cells, in a row of its own. */
const SAID = /^sep=([;,\t|])(\r\n|\r|\n|$)/i;
/** An apostrophe before what would be a formula, as exports write it. */
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

/** Cells of a csv are texts: what they mean is for whoever knows the column. */
export const openCsv: OpenSource = (bytes, { name, notes }) => {
  const { text, encoding } = decode(bytes, notes);
  const said = SAID.exec(text);
  const from = said?.[0].length ?? 0;
  const delimiter = delimiters.find((one) => one === said?.[1]) ?? delimiterOf(text, from);
  const sheet = name.slice(0, name.length - extname(name).length) || 'CSV';
  return {
    facts: { format: 'csv', encoding, delimiter, sheets: [{ name: sheet, hidden: false }], sheet },
    rows: rowsOf(text, { delimiter, from, line: said ? 2 : 1 }, notes),
  };
};

const delimiters = [';', ',', '\t', '|'] as const;

function* rowsOf(
  text: string,
  where: { delimiter: string; from: number; line: number },
  notes: Notes,
): Generator<FoundRow[]> {
  let portion: FoundRow[] = [];
  const onLooseQuote = (line: number) =>
    notes.found('Aspa sem fechar, lida como um caractere', `linha ${line.toLocaleString('pt-BR')}`);
  for (const { line, cells } of recordsOf(text, where, onLooseQuote)) {
    const found = cells.map((cell) => cleanText(cell.replace(NEUTRALISED, ''), notes, () => `linha ${line}`));
    const width = found.findLastIndex(hasContent) + 1;
    if (width === 0) continue;
    if (width > spreadsheetLimits.columns)
      throw new Unreadable(
        `A linha ${line} passa de 200 colunas. Deixe na planilha só as colunas que interessam.`,
      );
    portion.push({ line, cells: found.slice(0, width) });
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
