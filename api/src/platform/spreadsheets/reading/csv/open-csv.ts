import { extname } from 'node:path';
import { cleanText } from '../clean-text';
import { foundRows } from '../found-rows';
import type { Notes } from '../notes';
import type { FoundRow, OpenSource } from '../sheet-source';
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
    rows: foundRows(rowsOf(text, { delimiter, from, line: said ? 2 : 1 }, notes)),
  };
};

const delimiters = [';', ',', '\t', '|'] as const;

function* rowsOf(
  text: string,
  where: { delimiter: string; from: number; line: number },
  notes: Notes,
): Generator<FoundRow> {
  const onLooseQuote = (line: number) =>
    notes.found('Aspa sem fechar, lida como um caractere', `linha ${line.toLocaleString('pt-BR')}`);
  for (const { line, cells } of recordsOf(text, where, onLooseQuote)) {
    const found = cells.map((cell) => cleanText(cell.replace(NEUTRALISED, ''), notes, () => `linha ${line}`));
    yield { line, cells: found };
  }
}
