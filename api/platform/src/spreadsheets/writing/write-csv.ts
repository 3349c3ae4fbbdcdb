import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { WrittenCell, WrittenCellKind } from '../written-sheet';
import { parseDayMs, parseInstantAsLocalMs, toCellText } from './cells';
import type { SheetWriter } from './sheet-writer';

const MARK = '\ufeff';
const LINE_END = '\r\n';
/** Text that a spreadsheet program would take for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[;"\r\n]/;

/** Writes a csv for Brazilian spreadsheet programs: `;`, a UTF-8 byte order mark, CRLF, decimal comma, dd/mm/aaaa. */
export const writeCsv: SheetWriter = async (path, { columns }, portions) => {
  const file = createWriteStream(path);
  const ended = finished(file);
  // The writer awaits `ended` at the end and gets errors there.
  ended.catch(() => {});
  const write = async (text: string) => {
    if (!file.write(text)) await Promise.race([once(file, 'drain'), ended]);
  };
  await write(MARK + formatLine(columns.map(({ title }) => inCsv(title, 'text'))));
  let count = 0;
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      formatLine(columns.map(({ kind }, column) => inCsv(row[column] ?? null, kind))),
    );
    await write(lines.join(''));
    count += rows.length;
  }
  file.end();
  await ended;
  return count;
};

const formatLine = (cells: readonly string[]) => cells.join(';') + LINE_END;

function inCsv(cell: WrittenCell, kind: WrittenCellKind): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  if (typeof cell === 'number') return Number.isFinite(cell) ? inDigits(cell, kind) : '';
  const ms = kind === 'date' ? parseDayMs(cell) : kind === 'datetime' ? parseInstantAsLocalMs(cell) : null;
  if (ms !== null) return asBrazilian(ms, kind === 'datetime');
  const text = toCellText(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without groups, which a reader could take for decimals. */
function inDigits(number: number, kind: WrittenCellKind): string {
  const cents = number.toFixed(2);
  // Prices of a kWh have more decimals than two.
  const plain = kind === 'money' && Number(cents) === number ? cents : String(number);
  return plain.replace('.', ',');
}

/** dd/mm/aaaa, with the clock (hh:mm) where it matters. */
function asBrazilian(ms: number, hasClock: boolean): string {
  const iso = new Date(ms).toISOString();
  const day = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
  return hasClock ? `${day} ${iso.slice(11, 16)}` : day;
}
