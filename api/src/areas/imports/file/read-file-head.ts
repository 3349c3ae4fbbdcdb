import type { FileStore } from '@girassol/api-platform/files/file-store';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  type HeaderPosition,
  runInSpreadsheetQueue,
  type SheetDescription,
  type SheetRow,
  surveySpreadsheet,
} from '@girassol/api-platform/spreadsheets';
import type { ImportColumn } from '@girassol/shared-domain/contract';
import type { ColumnFormatEvidence } from '@girassol/shared-domain/imports';
import { withLocalCopy } from './with-local-copy';

/** Rows whose values are shown, and from which it is guessed what columns are (imports-034). */
const SAMPLE_ROWS = 99;
const MAX_SAMPLE_LENGTH = 200;

/**
 * Description of an uploaded spreadsheet: its format, the first values of each column, statistics of all
 * cells, and the number of rows.
 */
export interface FileHead {
  head: SheetDescription;
  columns: ImportColumn[];
  /** Rows with content. */
  rows: number;
}

interface StoredSheet {
  /** Account in whose turn the file is read. */
  accountId: string;
  fileId: string;
  name: string;
  sheet?: string;
  header?: HeaderPosition;
}

/**
 * Reads the format and the first rows of a stored spreadsheet, and statistics of all its rows. Throws 422 if
 * there are no rows below the header.
 */
export const readFileHead = (store: FileStore, sheet: StoredSheet): Promise<FileHead> =>
  runInSpreadsheetQueue(sheet.accountId, () => readNow(store, sheet));

const readNow = (store: FileStore, { fileId, name, sheet, header }: StoredSheet): Promise<FileHead> =>
  withLocalCopy(store, fileId, async (path) => {
    const { head, rows, count, evidence } = await surveySpreadsheet(path, {
      ...{ name, most: SAMPLE_ROWS },
      ...(sheet !== undefined && { sheet }),
      ...(header && { header }),
    });
    if (rows.length === 0)
      throw new Refusal(422, 'A planilha tem só o cabeçalho: escreva ao menos uma linha abaixo dele.');
    const columns = toImportColumns(head.headers, rows, evidence);
    return { head, columns, rows: count };
  });

/** Builds the columns of an import from the first rows of its sheet, with the evidence that all rows give. */
export const toImportColumns = (
  headers: readonly string[],
  rows: readonly Pick<SheetRow, 'cells'>[],
  evidence: readonly ColumnFormatEvidence[],
): ImportColumn[] =>
  headers.map((header, at) => ({
    header,
    values: rows.map(({ cells }) => {
      const value = cells[at] ?? null;
      return typeof value === 'string' ? value.slice(0, MAX_SAMPLE_LENGTH) : value;
    }),
    ...(hasProof(evidence[at]) && { evidence: evidence[at] }),
  }));

/** Most columns are words, and have nothing to prove. */
const hasProof = (evidence: ColumnFormatEvidence | undefined): boolean =>
  evidence !== undefined &&
  [evidence.numbers, evidence.dates].some((counts) =>
    Object.values(counts).some((count) => Number(count) > 0),
  );

/** Describes the format of an uploaded spreadsheet in a Portuguese sentence. */
export function describeFormat({ format, encoding, delimiter }: SheetDescription): string {
  if (format !== 'csv') return `Planilha ${format}.`;
  const names: Record<string, string> = {
    ';': 'ponto e vírgula',
    ',': 'vírgula',
    '\t': 'tabulação',
    '|': 'barra',
  };
  return `CSV em ${encoding ?? 'UTF-8'}, separado por ${names[delimiter ?? ';']}.`;
}
