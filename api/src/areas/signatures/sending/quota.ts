import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatDate } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

/**
 * Loads the quota of an account for documents to sign: how many it may send, how many it has sent, and the
 * day on which the quota ends (signatures-019). Each document counts once, for any number of signers.
 */
export async function loadSignatureQuota(
  tx: Tx,
  accountId: string,
): Promise<ResponseBody<'GET /managers/single/signatures'>> {
  const quota = await selectQuota(tx, accountId).executeTakeFirst();
  return {
    totalSignatures: quota?.total ?? 0,
    usedSignatures: quota ? await countUsedDocuments(tx, quota) : 0,
    validityDate: quota?.valid_until ?? null,
  };
}

/**
 * Throws 409 if the quota of an account has no document left to send for signature. With `forUpdate`, locks
 * the quota, so that concurrent calls cannot exceed it.
 */
export async function requireSignatureQuota(
  tx: Tx,
  accountId: string,
  { forUpdate = false } = {},
): Promise<void> {
  const quota = await selectQuota(tx, accountId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!quota)
    throw new Refusal(
      409,
      'Sua conta não tem assinaturas contratadas. Fale com a nossa equipe para contratar.',
    );
  if (quota.valid_until < (await loadAccountToday(tx, accountId)))
    throw new Refusal(
      409,
      `As assinaturas contratadas valeram até ${formatDate(quota.valid_until)}. Fale com a nossa equipe para renovar.`,
    );
  if ((await countUsedDocuments(tx, quota)) >= quota.total)
    throw new Refusal(
      409,
      `Sua conta já usou ${quota.total === 1 ? 'a assinatura contratada' : `as ${quota.total} assinaturas contratadas`}. Fale com a nossa equipe para contratar mais.`,
    );
}

/**
 * Sets the number of documents that an account may send for signature, and until when. Operators use it. If
 * the present period has not ended, the documents already sent in it still count; otherwise a new period
 * begins today.
 */
export async function setSignatureQuota(
  tx: Tx,
  accountId: string,
  { totalSignatures, validityDate }: ParsedRequestBody<'PUT /managers/signatures/:managerId'>,
): Promise<void> {
  const account = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw notFound('Esta conta não existe.');
  const today = await loadAccountToday(tx, accountId);
  const before = await selectQuota(tx, accountId).forUpdate().executeTakeFirst();
  const valid_from = before && before.valid_until >= today ? before.valid_from : today;
  const quota = { total: totalSignatures, valid_from, valid_until: validityDate };
  await tx
    .insertInto('signature_quotas')
    .values({ account_id: accountId, ...quota })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(quota))
    .execute();
  await publishEvent(tx, { accountId, clientId: null }, { kind: 'account-changed' });
}

const selectQuota = (tx: Tx, accountId: string) =>
  tx.selectFrom('signature_quotas').selectAll().where('account_id', '=', accountId);

async function countUsedDocuments(
  tx: Tx,
  { account_id, valid_from }: Pick<Row<'signature_quotas'>, 'account_id' | 'valid_from'>,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from signatures
    where account_id = ${account_id}
      and ${isInDateRangeSql(sql`sent_at`, { from: valid_from })}`.execute(tx);
  return rows[0]?.used ?? 0;
}
