import { can } from '@girassol/shared-domain';
import type { ExportWish, ImportFault } from '@girassol/shared-domain/contract';
import { column } from '@girassol/shared-domain/exports';
import type { ImportRowState, SheetCell } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import type { WrittenCell } from '../../../platform/spreadsheets';
import type { ExportRow, ExportSource } from './source';

type Filters = Extract<ExportWish, { kind: 'import-errors' }>['filters'];

interface Sight {
  headers: string[];
}

/** Rows of an import that did not become what they say. */
const left: ImportRowState[] = ['FAULTY', 'ASK', 'SKIPPED', 'KEPT'];

const keyOf = (index: number): string => `coluna_${index}`;

/** What a row without faults of its own is left with. */
const reasonWords: Partial<Record<ImportRowState, string>> = {
  ASK: 'Já existe: falta dizer o que fazer.',
  SKIPPED: 'Deixada de fora.',
  KEPT: 'Não foi desfeita.',
};

/**
 * Rows of one import that were not written, with the columns of their file, their line and the reason: to be mended there
 * and imported again. For whoever imported, and with configManager.
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
      ...cellsOf(cells ?? []),
      linha: line,
      motivo: motiveOf(faults ?? []) || reason || reasonWords[state] || '',
    }));
  },

  columns: async ({ sight: { headers } }) => [
    ...headers.map((header, index) => column(keyOf(index), header)),
    column('linha', 'linha', 'integer'),
    column('motivo', 'motivo'),
  ],
};

/** As people write them: a column may hold numbers, days and texts at once, and is one of texts here. */
const cellsOf = (cells: readonly SheetCell[]): ExportRow =>
  Object.fromEntries(cells.map((cell, index) => [keyOf(index), written(cell)]));

function written(cell: SheetCell): WrittenCell {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell !== 'object' || cell === null) return cell;
  return cell.date.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
}

const motiveOf = (faults: readonly ImportFault[]): string =>
  faults.map(({ column: name, message }) => (name ? `${name}: ${message}` : message)).join(' ');
