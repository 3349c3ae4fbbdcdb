import type { ImportColumn } from '@girassol/shared-domain/contract';
import type { FileStore } from '../../../platform/files/file-store';
import { Refusal } from '../../../platform/refusals/refusal';
import { readSpreadsheet, type SheetHead, type SheetRow } from '../../../platform/spreadsheets';
import { withStored } from './with-stored';

/** Rows whose values are shown, and from which columns are guessed (imports-034). */
const SAMPLE_ROWS = 99;
const LONGEST_SAMPLE = 200;

/** What a spreadsheet is, and how its columns begin. */
export interface FileHead {
  head: SheetHead;
  columns: ImportColumn[];
}

/** Reads the head and the first rows of a stored spreadsheet. */
export const readHead = (
  store: FileStore,
  { fileId, name, sheet }: { fileId: string; name: string; sheet?: string },
): Promise<FileHead> =>
  withStored(store, fileId, async (path) => {
    const open = await readSpreadsheet(path, { name, ...(sheet !== undefined && { sheet }) });
    try {
      const rows: SheetRow[] = [];
      for await (const portion of open.rows) {
        rows.push(...portion.slice(0, SAMPLE_ROWS - rows.length));
        if (rows.length >= SAMPLE_ROWS) break;
      }
      if (rows.length === 0)
        throw new Refusal(422, 'A planilha tem só o cabeçalho: escreva ao menos uma linha abaixo dele.');
      const columns = open.head.headers.map((header, at) => ({
        header,
        values: rows.map(({ cells }) => {
          const value = cells[at] ?? null;
          return typeof value === 'string' ? value.slice(0, LONGEST_SAMPLE) : value;
        }),
      }));
      return { head: open.head, columns };
    } finally {
      await open.close();
    }
  });

/** How a file was read, in a sentence. */
export function formatNote({ format, encoding, delimiter }: SheetHead): string {
  if (format !== 'csv') return `Planilha ${format}.`;
  const names: Record<string, string> = {
    ';': 'ponto e vírgula',
    ',': 'vírgula',
    '\t': 'tabulação',
    '|': 'barra',
  };
  return `CSV em ${encoding ?? 'UTF-8'}, separado por ${names[delimiter ?? ';']}.`;
}
