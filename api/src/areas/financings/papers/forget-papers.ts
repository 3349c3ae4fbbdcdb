import { addDays, instantOf, toIsoDate } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { accountNow, enqueueByClock } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import { dropFiles } from '../../../platform/files';
import { defineJob, registerJob } from '../../../platform/jobs';
import { FORGET_PAPERS } from '../../settings/move-forgetting';
import { keepLostDays } from '../keep-lost-days';

const forgetJob = defineJob({
  kind: FORGET_PAPERS,
  title: 'Apagar documentos de um financiamento que não saiu',
  payload: z.object({ financingId: z.string() }),
  priority: 'LOW',
});

/**
 * Has the papers of a financing that came to nothing forgotten after as many days as the account's settings say, by its clock
 * (LGPD, art. 16).
 */
export async function forgetPapersLater(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
): Promise<void> {
  const sent = await tx
    .selectFrom('financing_papers')
    .select('semantic')
    .where('account_id', '=', account_id)
    .where('financing_id', '=', id)
    .where('archive_file_id', 'is not', null)
    .executeTakeFirst();
  if (!sent) return;
  const today = toIsoDate((await accountNow(tx, account_id)).getTime());
  const days = await keepLostDays(tx, account_id);
  await enqueueByClock(tx, forgetJob, {
    accountId: account_id,
    payload: { financingId: id },
    once: id,
    dueAt: new Date(instantOf(addDays(today, days), '03:00')),
  });
}

/** Says how they are forgotten. */
export function registerForgetting(app: FastifyInstance): void {
  registerJob(app, forgetJob, ({ accountId, payload, finish }) =>
    finish((tx) => forgetPapers(tx, { accountId: accountId ?? '', financingId: payload.financingId })),
  );
}

/**
 * Ends the files that were sent for a financing which came to nothing, and that no other financing uses. What the bank said of
 * them stays. A financing that goes on after all (a review) keeps everything.
 */
export async function forgetPapers(
  tx: Tx,
  { accountId, financingId }: { accountId: string; financingId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string; file_id: string }>`
    update archive_files file set deleted_at = now()
    from financings financing, financing_papers paper
    where financing.account_id = ${accountId} and financing.id = ${financingId} and financing.state = 'LOST'
      and paper.account_id = financing.account_id and paper.financing_id = financing.id
      and file.account_id = paper.account_id and file.id = paper.archive_file_id and file.deleted_at is null
      and not exists (
        select from financing_papers other
        where other.account_id = file.account_id and other.archive_file_id = file.id
          and other.financing_id <> financing.id)
    returning file.id, file.file_id`.execute(tx);
  await dropFiles(
    tx,
    accountId,
    rows.map(({ file_id }) => file_id),
  );
}
