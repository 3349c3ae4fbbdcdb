import type { Caller } from '@girassol/api-platform/access';
import type { NewRow, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { limitConcurrencyFairly } from '@girassol/api-platform/turns/by-key';
import { formatNumber } from '@girassol/shared-domain';
import { type ExportRequest, exportFilters } from '@girassol/shared-domain/contract';
import { MAX_IMMEDIATE_CSV_CUSTOMERS } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import { completeExport } from './end-export';
import { createExportLink } from './open-export-file';
import { buildNewExport, recordExport } from './request-export';
import { resolveAreaExport } from './resolve-export';
import { customersSource } from './sources/customers';
import { writeExportFile } from './write-export-file';

type Filters = Extract<ExportRequest, { kind: 'customers' }>['filters'];

interface WrittenCsv {
  row: NewRow<'exports'>;
  written: { file: StoredFile; rows: number };
}

const busy = (message: string) => new Refusal(503, message, { retryAfter: 5 });

/**
 * Creates the two steps by which a request exports customers of a user, team or account as CSV while the
 * browser waits: `write` writes the file, `keep` saves the export and returns its link. Limits concurrent
 * exports (503), and refuses (409) too many customers.
 */
export function createImmediateCsvExport(app: FastifyInstance) {
  const inTurn = limitConcurrencyFairly({
    name: 'csv-exports',
    max: 2,
    // The other one is for whoever else comes.
    maxPerKey: 1,
    maxQueued: 20,
    maxQueuedPerKey: 10,
    onFull: () => busy('Muitas pessoas estão exportando agora. Tente de novo em instantes.'),
    onKeyFull: (queued) =>
      busy(`Sua conta já tem ${queued} exportações na fila. Espere que terminem e tente de novo.`),
  });
  return {
    /** Outside any transaction. */
    write: (caller: Caller, userId: string): Promise<WrittenCsv> =>
      inTurn(caller.accountId, async () => {
        const filters = exportFilters.customers.parse({ fetchId: userId });
        const row = await app.database.asAccount(caller, async (tx) => {
          const asked = resolveAreaExport({ kind: 'customers', filters });
          const row = await buildNewExport(tx, caller, asked, { format: 'csv' });
          await requireFew(tx, caller, filters);
          return row;
        });
        return { row, written: await writeExportFile(app, { ...row, filters, columns: null }) };
      }),

    /** The link to what was written, which is kept like every export. */
    async keep(tx: Tx, caller: Caller, { row, written }: WrittenCsv): Promise<string> {
      const added = await tx.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow();
      await recordExport(tx, caller, row);
      return createExportLink(
        tx,
        caller,
        app.files,
        await completeExport(tx, app.findModuleExport, added, written),
      );
    },
  };
}

async function requireFew(tx: Tx, caller: Caller, filters: Filters): Promise<void> {
  const sight = await customersSource.sight(tx, caller, filters);
  const { length } = await customersSource.keys({ tx, caller, filters, sight });
  if (length > MAX_IMMEDIATE_CSV_CUSTOMERS)
    throw new Refusal(
      409,
      `São ${formatNumber(length, 0)} clientes: use a exportação, que avisa quando o arquivo estiver pronto.`,
    );
}
