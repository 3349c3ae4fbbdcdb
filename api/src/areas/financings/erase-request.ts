import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import { addDays, DAY_MS, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loadLostFinancingRetentionDays } from './lost-retention-days';
import { ERASE_FINANCING_REQUEST_JOB } from './reschedule-financing-erasure';

type Request = Pick<Row<'financing_requests'>, 'account_id' | 'id'>;

const forget = defineJob({
  kind: ERASE_FINANCING_REQUEST_JOB,
  title: 'Apagar os dados pessoais de um pedido de crédito que não saiu',
  payload: z.object({ requestId: z.uuid() }),
  priority: 'LOW',
});

/**
 * Schedules the job that deletes a draft of a credit request, or erases the personal data of a sent one,
 * after the number of days in the account's settings, counted by the account's clock (LGPD, art. 16).
 * `wanted` replaces the number of days.
 */
export async function scheduleRequestErasure(
  tx: Tx,
  { account_id, id }: Request,
  wanted?: number,
): Promise<void> {
  const days = wanted ?? (await loadLostFinancingRetentionDays(tx, account_id));
  const today = toIsoDate((await loadAccountNow(tx, account_id)).getTime());
  await enqueueByAccountClock(tx, forget, {
    accountId: account_id,
    payload: { requestId: id },
    once: id,
    dueAt: new Date(toEpochMs(addDays(today, days + 1), '00:00')),
  });
}

/**
 * Schedules the erasure of the personal data in the credit request from which a financing was made. Does
 * nothing if the data was already erased.
 */
export async function scheduleRequestErasureByFinancing(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
): Promise<void> {
  const sent = await tx
    .selectFrom('financing_requests')
    .select(['account_id', 'id'])
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .where('request', 'is not', null)
    .executeTakeFirst();
  if (sent) await scheduleRequestErasure(tx, sent);
}

/**
 * Registers the handler of the job that deletes a draft of a credit request, or erases the personal data of a
 * sent request. The data is retained if the financing is not lost.
 */
export function registerRequestErasureJob(app: FastifyInstance): void {
  registerJob(app, forget, ({ accountId, payload, finish, dueAt }) =>
    finish(async (tx) => {
      if (!accountId) return;
      const row = await tx
        .selectFrom('financing_requests')
        .leftJoin('financings', (join) =>
          join
            .onRef('financings.account_id', '=', 'financing_requests.account_id')
            .onRef('financings.id', '=', 'financing_requests.financing_id'),
        )
        .select(['financing_requests.sent_at', 'financing_requests.saved_at', 'financings.state'])
        .where('financing_requests.account_id', '=', accountId)
        .where('financing_requests.id', '=', payload.requestId)
        .executeTakeFirst();
      if (!row) return;
      const key = { account_id: accountId, id: payload.requestId };
      if (row.sent_at) {
        if (row.state === 'LOST') await wipe(tx, key);
        return;
      }
      await dropUnlessSaved(tx, key, { savedAt: row.saved_at, dueAt });
    }),
  );
}

const wipe = (tx: Tx, { account_id, id }: Request) =>
  tx
    .updateTable('financing_requests')
    .set({ request: null, form: '{}' })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

/** A draft that was saved since then gets its days again. */
async function dropUnlessSaved(
  tx: Tx,
  key: Request,
  { savedAt, dueAt }: { savedAt: Date; dueAt: Date },
): Promise<void> {
  const kept = Math.floor((dueAt.getTime() - savedAt.getTime()) / DAY_MS);
  const days = await loadLostFinancingRetentionDays(tx, key.account_id);
  if (kept < days) {
    await scheduleRequestErasure(tx, key, days - kept);
    return;
  }
  await tx
    .deleteFrom('financing_requests')
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.id)
    .execute();
}
