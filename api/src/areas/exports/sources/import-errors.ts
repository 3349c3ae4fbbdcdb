import type { ExportRow, ExportSource } from '@girassol/api-platform/exports';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { WrittenCell } from '@girassol/api-platform/spreadsheets';
import { can } from '@girassol/shared-domain';
import type { ExportRequest, ImportError } from '@girassol/shared-domain/contract';
import { buildExportColumn } from '@girassol/shared-domain/exports';
import type { ImportRowState, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';

type Filters = Extract<ExportRequest, { kind: 'import-errors' }>['filters'];

interface Sight {
  headers: string[];
}

/** Rows of an import that did not become what they say. */
const left: ImportRowState[] = ['FAULTY', 'ASK', 'SKIPPED', 'KEPT'];

const getColumnKey = (index: number): string => `coluna_${index}`;

/** Reason of a row without faults, by its state. */
const reasonLabels: Partial<Record<ImportRowState, string>> = {
  ASK: 'Já existe: falta dizer o que fazer.',
  SKIPPED: 'Deixada de fora.',
  KEPT: 'Não foi desfeita.',
};

/**
 * Source of the export of those rows of an import that were not saved: the columns of the imported file, the
 * line and the reason, so that a user can correct the rows and import them again. Allowed for the user who
 * imported the file and for users with `configManager`.
 */
export const importErrorsSource: ExportSource<Filters, Sight> = {
  async sight(tx, caller, { importId }) {
    const found = await tx
      .selectFrom('imports')
      .select(['user_id', 'headers', 'forgotten_at'])
      .where('account_id', '=', caller.accountId)
      .where('id', '=', importId)
      .executeTakeFirst();
    if (!found || (found.user_id !== caller.userId && !can(caller, 'configManager')))
      throw notFound('Esta importação não existe mais.');
    if (found.forgotten_at)
      throw new Refusal(410, 'As linhas desta importação não são mais guardadas. Importe o arquivo de novo.');
    return { headers: found.headers };
  },

  async keys({ tx, caller, filters: { importId } }) {
    const found = await tx
      .selectFrom('import_rows')
      .select('line')
      .where('account_id', '=', caller.accountId)
      .where('import_id', '=', importId)
      .where('state', 'in', left)
      .orderBy('line')
      .execute();
    return found.map(({ line }) => String(line));
  },

  async rows({ tx, caller, filters: { importId } }, keys) {
    const found = await tx
      .selectFrom('import_rows')
      .select(['line', 'state', 'cells', 'faults', 'reason'])
      .where('account_id', '=', caller.accountId)
      .where('import_id', '=', importId)
      .where('state', 'in', left)
      .where(sql<boolean>`line = any(${keys}::int[])`)
      .orderBy('line')
      .execute();
    return found.map(({ line, state, cells, faults, reason }) => ({
      ...toTextCells(cells ?? []),
      linha: line,
      motivo: formatFaults(faults ?? []) || reason || reasonLabels[state] || '',
    }));
  },

  columns: async ({ sight: { headers } }) => [
    ...headers.map((header, index) => buildExportColumn(getColumnKey(index), header)),
    buildExportColumn('linha', 'linha', 'integer'),
    buildExportColumn('motivo', 'motivo'),
  ],
};

/** Converts cells of a spreadsheet to text as people write it, because a column may mix numbers, dates and texts. */
const toTextCells = (cells: readonly SheetCell[]): ExportRow =>
  Object.fromEntries(cells.map((cell, index) => [getColumnKey(index), written(cell)]));

function written(cell: SheetCell): WrittenCell {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell !== 'object' || cell === null) return cell;
  return cell.date.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
}

const formatFaults = (faults: readonly ImportError[]): string =>
  faults.map(({ column: name, message }) => (name ? `${name}: ${message}` : message)).join(' ');
