import { recordAuditEntry } from '@girassol/account-api/audit';
import { requireConfirmedEmail } from '@girassol/account-api/email-confirmation';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { generateId, type NewRow, type Tx } from '@girassol/api-platform/database';
import type { FindModuleExport } from '@girassol/api-platform/exports';
import { enqueue } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type ExportFormat, toFileStem } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import { exportJob } from './export-job';
import type { NewExportOptions } from './export-request';
import { requireAllowedExportColumns } from './require-allowed-export-columns';
import { resolveAreaExport, resolveModuleExport } from './resolve-export';
import type { ResolvedExport } from './resolved-export';

/** Maximum number of exports of an account that are queued or being written. */
const MAX_OPEN_EXPORTS = 100;

/** Columns and format that a caller chose for an export; null: the usual columns. */
interface ChosenFile {
  columns?: readonly string[] | null | undefined;
  format: ExportFormat;
}

/**
 * Adds an export that the caller requested, enqueues the job that writes its file, and returns the export's
 * id. Refused (403) if the caller may not export this kind, these columns or the filtered records, and (429)
 * if the account has too many unfinished exports.
 */
export const requestExport = (
  tx: Tx,
  caller: Caller,
  { columns, format, ...wish }: NewExportOptions,
): Promise<string> => addExport(tx, caller, resolveAreaExport(wish), { columns, format });

/** Creates the function by which modules request exports of the kinds that they add. */
export const createModuleExportRequester =
  (findModuleExport: FindModuleExport): FastifyInstance['requestExport'] =>
  async (tx, caller, { kind, filters, format }) => {
    const definition = findModuleExport(kind);
    if (!definition) throw new Error(`No module adds the export ${kind}.`);
    return addExport(tx, caller, resolveModuleExport(kind, definition, filters), { format });
  };

async function addExport(tx: Tx, caller: Caller, asked: ResolvedExport, file: ChosenFile): Promise<string> {
  await requireRoom(tx, caller);
  const row = await buildNewExport(tx, caller, asked, file);
  const { accountId } = caller;
  await tx.insertInto('exports').values(row).execute();
  const jobId = await enqueue(tx, exportJob, { accountId, payload: { exportId: row.id }, key: 'exports' });
  await tx
    .updateTable('exports')
    .set({ job_id: jobId })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .execute();
  await recordExport(tx, caller, row);
  return row.id;
}

/** Adds an export to the audit log of the account. */
export const recordExport = (tx: Tx, caller: Caller, row: NewRow<'exports'>): Promise<void> =>
  recordAuditEntry(tx, caller, {
    area: 'exports',
    action: 'request-export',
    subject: { kind: 'export', id: row.id, name: row.file_name },
    after: { kind: row.kind, format: row.format },
  });

/**
 * Builds the values of a new row of `exports`, without inserting the row. Refused (403) if the caller may not
 * export this kind, these columns or the filtered records, and while the owner's e-mail is not confirmed.
 */
export async function buildNewExport(
  tx: Tx,
  caller: Caller,
  asked: ResolvedExport,
  { columns, format }: ChosenFile,
): Promise<NewRow<'exports'>> {
  await requireConfirmedEmail(tx, caller.accountId);
  await requireAllowedExportColumns(tx, caller, asked, columns ?? null);
  const { kind, board, title, filters, source } = asked;
  await source.sight(tx, caller, filters);
  const { accountId, userId } = caller;
  return {
    account_id: accountId,
    id: generateId(),
    user_id: userId,
    kind,
    board,
    format,
    filters: JSON.stringify(filters),
    columns: columns ? JSON.stringify(columns) : null,
    file_name: `${toFileStem(title)}-${await loadAccountToday(tx, accountId)}.${format}`,
  };
}

async function requireRoom(tx: Tx, { accountId }: Caller): Promise<void> {
  const { waiting } = await tx
    .selectFrom('exports')
    .select((build) => build.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['QUEUED', 'WRITING'])
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MAX_OPEN_EXPORTS)
    throw new Refusal(
      429,
      'Há muitas exportações na fila. Espere que terminem, ou cancele as que não precisa.',
    );
}
