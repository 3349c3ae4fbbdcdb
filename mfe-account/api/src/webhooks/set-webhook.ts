import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isPublicHost } from '@girassol/api-platform/outgoing/public-address';
import { invalidField, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { enqueueWebhook, generateWebhookSecret } from '@girassol/api-platform/webhooks';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireSettingsEditor } from '../settings/change-settings';
import { toWebhookRecord } from './load-webhook';

/** Maximum number of tests of an account that are queued at once. */
const MAX_PENDING_TESTS = 5;

/**
 * Sets the URL of the account's webhook. The first URL creates a secret, which is returned only once. A later
 * URL keeps the secret and resumes a stopped webhook.
 */
export async function setWebhook(
  tx: Tx,
  caller: Caller,
  { url, allowsPrivate }: { url: string; allowsPrivate: boolean },
): Promise<ResponseBody<'PUT /webhooks/single'>> {
  requireSettingsEditor(caller);
  const { accountId, userId } = caller;
  const address = requireAddress(url, allowsPrivate);
  const secret = generateWebhookSecret();
  const kept = await tx
    .insertInto('webhook_endpoints')
    .values({ account_id: accountId, url: address, secret, created_by: userId })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ url: address, stopped_why: null, created_by: userId }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { webhook: toWebhookRecord(kept), secret: kept.secret === secret ? secret : null };
}

/** An address on the internet, by https; its name is looked at again whenever something is sent there. */
function requireAddress(text: string, allowsPrivate: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw invalidField('url', 'Informe um endereço como https://exemplo.com.br/avisos.');
  if (url.username || url.password) throw invalidField('url', 'O endereço não pode ter usuário nem senha.');
  if (allowsPrivate) return url.href;
  if (url.protocol !== 'https:') throw invalidField('url', 'O endereço precisa começar com https://.');
  if (!isPublicHost(url.hostname)) throw invalidField('url', 'Este endereço é de uma rede interna.');
  return url.href;
}

/** Replaces the secret of the webhook and returns the new one. Throws 404 if there is no webhook. */
export async function renewWebhookSecret(
  tx: Tx,
  caller: Caller,
): Promise<ResponseBody<'POST /webhooks/single/secret'>> {
  requireSettingsEditor(caller);
  const secret = generateWebhookSecret();
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set({ secret })
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw noWebhook();
  return { secret };
}

/** Sends a test message without data. Throws 404 if there is no webhook, 429 if too many tests are queued. */
export async function sendTestWebhook(tx: Tx, caller: Caller): Promise<Record<string, never>> {
  requireSettingsEditor(caller);
  const waiting = await tx
    .selectFrom('webhook_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', caller.accountId)
    .where('event', '=', 'test')
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  if (waiting.count >= MAX_PENDING_TESTS)
    throw new Refusal(429, 'Há testes demais a caminho. Espere os anteriores.', { retryAfter: 60 });
  const sent = await enqueueWebhook(tx, caller.accountId, 'test', {});
  if (!sent) throw noWebhook();
  return {};
}

/** Deletes the webhook of the account. */
export async function deleteWebhook(tx: Tx, caller: Caller): Promise<Record<string, never>> {
  requireSettingsEditor(caller);
  await tx.deleteFrom('webhook_endpoints').where('account_id', '=', caller.accountId).execute();
  return {};
}

const noWebhook = () => notFound('Esta conta não tem um endereço que receba avisos.');
