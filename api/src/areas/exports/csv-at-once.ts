import { formatNumber } from '@girassol/shared-domain';
import { type ExportWish, exportFilters } from '@girassol/shared-domain/contract';
import { CSV_AT_ONCE } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/access';
import type { NewRow, Tx } from '../../platform/database';
import type { StoredFile } from '../../platform/files';
import { Refusal } from '../../platform/refusals/refusal';
import { limitConcurrencyByKey } from '../../platform/turns/by-key';
import { newExport } from './ask-for-export';
import { endWithFile } from './end-export';
import { linkTo } from './open-export';
import { customersSource } from './sources/customers';
import { writeFile } from './write-file';

type Filters = Extract<ExportWish, { kind: 'customers' }>['filters'];

interface WrittenCsv {
  row: NewRow<'exports'>;
  written: { file: StoredFile; rows: number };
}

const busy = (message: string) => new Refusal(503, message, { retryAfter: 5 });

/** The customers of a user, a team or the company as CSV, written while somebody waits: only where they are few. */
export function csvAtOnce(app: FastifyInstance) {
  const inTurn = limitConcurrencyByKey({
    max: 2,
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
          const row = await newExport(tx, caller, { kind: 'customers', filters, format: 'csv' });
          await requireFew(tx, caller, filters);
          return row;
        });
        return { row, written: await writeFile(app, { ...row, filters, columns: null }) };
      }),

    /** The link to what was written, which is kept like every export. */
    async keep(tx: Tx, caller: Caller, { row, written }: WrittenCsv): Promise<string> {
      const added = await tx.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow();
      return linkTo(tx, caller, app.files, await endWithFile(tx, added, written));
    },
  };
}

async function requireFew(tx: Tx, caller: Caller, filters: Filters): Promise<void> {
  const sight = await customersSource.sight(tx, caller, filters);
  const { length } = await customersSource.keys({ tx, caller, filters, sight });
  if (length > CSV_AT_ONCE)
    throw new Refusal(
      409,
      `São ${formatNumber(length, 0)} clientes: use a exportação, que avisa quando o arquivo estiver pronto.`,
    );
}
