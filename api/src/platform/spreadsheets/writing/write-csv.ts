import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { WrittenCell, WrittenKind } from '../written-sheet';
import { dayMs, localMs, writable } from './cells';
import type { WriteSheet } from './write-file';

const MARK = '\ufeff';
const LINE_END = '\r\n';
/** What a spreadsheet program takes for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[;"\r\n]/;

/** As Brazilian spreadsheet programs open it: `;`, a mark of UTF-8, CRLF, decimal comma, dd/mm/aaaa. */
export const writeCsv: WriteSheet = async (path, { columns }, portions) => {
  const file = createWriteStream(path);
  const ended = finished(file);
  // Whoever writes waits for the drain, and hears of errors in the end.
  ended.catch(() => {});
  const write = async (text: string) => {
    if (!file.write(text)) await Promise.race([once(file, 'drain'), ended]);
  };
  await write(MARK + lineOf(columns.map(({ title }) => inCsv(title, 'text'))));
  let count = 0;
  for await (const rows of portions) {
    const lines = rows.map((row) =>
      lineOf(columns.map(({ kind }, column) => inCsv(row[column] ?? null, kind))),
    );
    await write(lines.join(''));
    count += rows.length;
  }
  file.end();
  await ended;
  return count;
};

const lineOf = (cells: readonly string[]) => cells.join(';') + LINE_END;

function inCsv(cell: WrittenCell, kind: WrittenKind): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  if (typeof cell === 'number') return Number.isFinite(cell) ? inDigits(cell, kind) : '';
  const ms = kind === 'date' ? dayMs(cell) : kind === 'datetime' ? localMs(cell) : null;
  if (ms !== null) return asBrazilian(ms, kind === 'datetime');
  const text = writable(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without groups, which a reader could take for decimals. */
function inDigits(number: number, kind: WrittenKind): string {
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
