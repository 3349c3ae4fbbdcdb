import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { isPublicHost } from '../../platform/outgoing/public-address';
import { notFound, Refusal, wrongField } from '../../platform/refusals/refusal';
import { newWebhookSecret, sendWebhook } from '../../platform/webhooks';
import { requireEditor } from '../settings/change-settings';
import { shown } from './read-webhook';

/** Tests that an account may have on their way at once. */
const MOST_TESTS = 5;

/** Sets where the account is told. The first address comes with a secret; a later one keeps it, and starts again. */
export async function setWebhook(
  tx: Tx,
  caller: Caller,
  { url, allowsPrivate }: { url: string; allowsPrivate: boolean },
): Promise<Answer<'PUT /webhooks/single'>> {
  requireEditor(caller);
  const { accountId, userId } = caller;
  const address = requireAddress(url, allowsPrivate);
  const secret = newWebhookSecret();
  const kept = await tx
    .insertInto('webhook_endpoints')
    .values({ account_id: accountId, url: address, secret, created_by: userId })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ url: address, stopped_why: null, created_by: userId }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { webhook: shown(kept), secret: kept.secret === secret ? secret : null };
}

/** An address on the internet, by https; its name is looked at again whenever something is sent there. */
function requireAddress(text: string, allowsPrivate: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw wrongField('url', 'Informe um endereço como https://exemplo.com.br/avisos.');
  if (url.username || url.password) throw wrongField('url', 'O endereço não pode ter usuário nem senha.');
  if (allowsPrivate) return url.href;
  if (url.protocol !== 'https:') throw wrongField('url', 'O endereço precisa começar com https://.');
  if (!isPublicHost(url.hostname)) throw wrongField('url', 'Este endereço é de uma rede interna.');
  return url.href;
}

/** A new secret in place of the one before. */
export async function renewSecret(tx: Tx, caller: Caller): Promise<Answer<'POST /webhooks/single/secret'>> {
  requireEditor(caller);
  const secret = newWebhookSecret();
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set({ secret })
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw noWebhook();
  return { secret };
}

/** Sends a message that says nothing. */
export async function sendTest(tx: Tx, caller: Caller): Promise<Record<string, never>> {
  requireEditor(caller);
  const waiting = await tx
    .selectFrom('webhook_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', caller.accountId)
    .where('event', '=', 'test')
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  if (waiting.count >= MOST_TESTS)
    throw new Refusal(429, 'Há testes demais a caminho. Espere os anteriores.', { retryAfter: 60 });
  const sent = await sendWebhook(tx, caller.accountId, 'test', {});
  if (!sent) throw noWebhook();
  return {};
}

/** Tells nobody any more. */
export async function removeWebhook(tx: Tx, caller: Caller): Promise<Record<string, never>> {
  requireEditor(caller);
  await tx.deleteFrom('webhook_endpoints').where('account_id', '=', caller.accountId).execute();
  return {};
}

const noWebhook = () => notFound('Esta conta não tem um endereço que receba avisos.');
