import { formatDate } from '@girassol/shared-domain';
import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { accountToday } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import { isOnDays } from '../../../platform/days/days-in-sql';
import { publish } from '../../../platform/events/publish';
import { notFound, Refusal } from '../../../platform/refusals/refusal';

/** How many documents an account may send and has sent, and until when (signatures-019): one each, whoever signs. */
export async function readQuota(
  tx: Tx,
  accountId: string,
): Promise<Answer<'GET /managers/single/signatures'>> {
  const quota = await quotaOf(tx, accountId).executeTakeFirst();
  return {
    totalSignatures: quota?.total ?? 0,
    usedSignatures: quota ? await usedOf(tx, quota) : 0,
    validityDate: quota?.valid_until ?? null,
  };
}

/** Refuses to send one more where none is left. Where it is held, two who send at once come one after the other. */
export async function requireQuota(tx: Tx, accountId: string, { forUpdate = false } = {}): Promise<void> {
  const quota = await quotaOf(tx, accountId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!quota)
    throw new Refusal(
      409,
      'Sua conta não tem assinaturas contratadas. Fale com a nossa equipe para contratar.',
    );
  if (quota.valid_until < (await accountToday(tx, accountId)))
    throw new Refusal(
      409,
      `As assinaturas contratadas valeram até ${formatDate(quota.valid_until)}. Fale com a nossa equipe para renovar.`,
    );
  if ((await usedOf(tx, quota)) >= quota.total)
    throw new Refusal(
      409,
      `Sua conta já usou as ${quota.total} assinaturas contratadas. Fale com a nossa equipe para contratar mais.`,
    );
}

/**
 * Sets how many documents an account may send from today on, by an operator. Where the time before has not ended, what was
 * sent in it still counts.
 */
export async function setQuota(
  tx: Tx,
  accountId: string,
  { totalSignatures, validityDate }: ParsedBody<'PUT /managers/signatures/:managerId'>,
): Promise<void> {
  const account = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw notFound('Esta conta não existe.');
  const today = await accountToday(tx, accountId);
  const before = await quotaOf(tx, accountId).forUpdate().executeTakeFirst();
  const valid_from = before && before.valid_until >= today ? before.valid_from : today;
  const quota = { total: totalSignatures, valid_from, valid_until: validityDate };
  await tx
    .insertInto('signature_quotas')
    .values({ account_id: accountId, ...quota })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(quota))
    .execute();
  await publish(tx, { accountId, clientId: null }, { kind: 'account-changed' });
}

const quotaOf = (tx: Tx, accountId: string) =>
  tx.selectFrom('signature_quotas').selectAll().where('account_id', '=', accountId);

async function usedOf(
  tx: Tx,
  { account_id, valid_from }: Pick<Row<'signature_quotas'>, 'account_id' | 'valid_from'>,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from signatures
    where account_id = ${account_id}
      and ${isOnDays(sql`sent_at`, { from: valid_from })}`.execute(tx);
  return rows[0]?.used ?? 0;
}
