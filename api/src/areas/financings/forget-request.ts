import { addDays, instantOf, toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNow, enqueueByClock } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { defineJob, registerJob } from '../../platform/jobs';
import { FORGET_REQUEST } from '../settings/move-forgetting';
import { keepLostDays } from './keep-lost-days';

type Request = Pick<Row<'financing_requests'>, 'account_id' | 'id'>;

const forget = defineJob({
  kind: FORGET_REQUEST,
  title: 'Apagar os dados pessoais de um pedido de crédito que não saiu',
  payload: z.object({ requestId: z.uuid() }),
  priority: 'LOW',
});

/**
 * Has a draft, or what a bank was asked with in vain, forgotten after some days by the clock of the account: as many as its
 * settings say (LGPD, art. 16).
 */
export async function forgetRequestLater(
  tx: Tx,
  { account_id, id }: Request,
  wanted?: number,
): Promise<void> {
  const days = wanted ?? (await keepLostDays(tx, account_id));
  const today = toIsoDate((await accountNow(tx, account_id)).getTime());
  await enqueueByClock(tx, forget, {
    accountId: account_id,
    payload: { requestId: id },
    once: id,
    dueAt: new Date(instantOf(addDays(today, days + 1), '00:00')),
  });
}

/** The same of the request of a financing. */
export async function forgetRequestOf(
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
  if (sent) await forgetRequestLater(tx, sent);
}

/** Says what is done then: a draft goes, a request loses its data; what is going on keeps them. */
export function registerRequestForgetting(app: FastifyInstance): void {
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
  const kept = Math.floor((dueAt.getTime() - savedAt.getTime()) / 86_400_000);
  const days = await keepLostDays(tx, key.account_id);
  if (kept < days) {
    await forgetRequestLater(tx, key, days - kept);
    return;
  }
  await tx
    .deleteFrom('financing_requests')
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.id)
    .execute();
}
