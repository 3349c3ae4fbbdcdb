import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { parsePhone } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { findTemplateProblem, MAX_CHAT_ACCOUNTS } from '@girassol/support-domain/chats';
import { sql } from 'kysely';
import type { Messenger } from '../../messenger';
import { requireChatSettingsEditor } from '../access/chat-rights';
import { createVerifyToken, sealChatSecret } from './account-secrets';
import { type ChatAccountRow, listChatAccounts, requireChatAccount } from './chat-accounts';

type NewAccount = ParsedRequestBody<'POST /omnichannels/user/:userId'>;
type Change = ParsedRequestBody<'PUT /omnichannels/single/:chatAccountId'>;
type Templates = ParsedRequestBody<'PUT /omnichannels/templates/:chatAccountId'>['templates'];

/** Adds a WhatsApp account, carried by the provider of this installation, and returns its verify token. */
export async function addChatAccount(
  tx: Tx,
  caller: Caller,
  body: NewAccount,
  messenger: Messenger | null,
): Promise<{ account: ChatAccountRow; verifyToken: string | null }> {
  requireChatSettingsEditor(caller);
  if (!messenger) throw new Refusal(409, 'Esta instalação não está ligada ao WhatsApp.');
  const phone = requirePhone(body.phone);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat accounts ${caller.accountId}`}, 0))`.execute(
    tx,
  );
  const known = await listChatAccounts(tx, caller.accountId);
  if (known.length >= MAX_CHAT_ACCOUNTS)
    throw new Refusal(409, `Uma empresa tem até ${MAX_CHAT_ACCOUNTS} contas de WhatsApp.`);
  const created = await messenger.createNumber?.(tx);
  const { phoneId, appSecret } = created ?? requireCloudNumber(body);
  const account = await insertChatAccount(tx, caller.accountId, {
    name: body.name,
    phone,
    provider: messenger.name,
    phoneId,
    appSecret,
    accessToken: created ? '' : body.accessToken,
  });
  return { account: account.row, verifyToken: created ? null : account.verifyToken };
}

function requireCloudNumber({ phoneId, accessToken, appSecret }: NewAccount) {
  if (!/^\d{5,30}$/.test(phoneId))
    throw invalidField('phoneId', 'Copie o identificador do número de telefone: só números.');
  if (accessToken.length < 20) throw invalidField('accessToken', 'Copie o token de acesso inteiro.');
  if (appSecret.length < 16) throw invalidField('appSecret', 'Copie a chave secreta do aplicativo inteira.');
  return { phoneId, appSecret };
}

/** Parses the number of a company; throws a refusal (400) with what is wrong with it. */
function requirePhone(text: string): string {
  const phone = parsePhone(text);
  if (phone.kind === 'PHONE') return phone.digits;
  throw invalidField('phone', phone.kind === 'EMPTY' ? 'Informe o número com DDD.' : phone.problem);
}

interface NumberToInsert {
  name: string;
  phone: string;
  provider: Messenger['name'];
  phoneId: string;
  appSecret: string;
  accessToken: string;
}

/**
 * Inserts a WhatsApp account, or connects the one of the same number again that was disconnected, with its conversations.
 * Refused (409) while it is connected.
 */
export async function insertChatAccount(
  tx: Tx,
  accountId: string,
  { name, phone, provider, phoneId, appSecret, accessToken }: NumberToInsert,
): Promise<{ row: ChatAccountRow; verifyToken: string }> {
  const before = await tx
    .selectFrom('chat_accounts')
    .select(['id', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('phone_id', '=', phoneId)
    .executeTakeFirst();
  if (before && !before.removed_at)
    throw new Refusal(409, 'Este número já está ligado a esta empresa.', {
      fields: [{ path: 'phoneId', message: 'Este número já está ligado.' }],
    });
  const id = before?.id ?? randomUUID();
  const { token, hash } = createVerifyToken();
  const values = {
    name,
    phone,
    sealed_token: accessToken === '' ? null : await sealChatSecret(tx, id, accessToken),
    sealed_app_secret: await sealChatSecret(tx, id, appSecret),
    verify_token_hash: hash,
    verified_at: null,
    heard_at: null,
    removed_at: null,
  };
  const row = before
    ? await tx
        .updateTable('chat_accounts')
        .set(values)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('chat_accounts')
        .values({ ...values, account_id: accountId, id, provider, phone_id: phoneId, hook_id: randomUUID() })
        .returningAll()
        .executeTakeFirstOrThrow();
  return { row, verifyToken: token };
}

/** Changes name, number and secrets of a WhatsApp account; secrets that are left empty stay. */
export async function changeChatAccount(
  tx: Tx,
  caller: Caller,
  chatAccountId: string,
  { name, phone, accessToken, appSecret }: Change,
): Promise<ChatAccountRow> {
  requireChatSettingsEditor(caller);
  const { id, provider } = await requireChatAccount(tx, caller.accountId, chatAccountId);
  if (accessToken !== '' && accessToken.length < 20)
    throw invalidField('accessToken', 'Copie o token de acesso inteiro.');
  if (appSecret !== '' && appSecret.length < 16)
    throw invalidField('appSecret', 'Copie a chave secreta do aplicativo inteira.');
  const hasSecrets = provider === 'whatsapp';
  return tx
    .updateTable('chat_accounts')
    .set({
      name,
      phone: requirePhone(phone),
      ...(hasSecrets && accessToken !== '' && { sealed_token: await sealChatSecret(tx, id, accessToken) }),
      ...(hasSecrets && appSecret !== '' && { sealed_app_secret: await sealChatSecret(tx, id, appSecret) }),
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the verify token of a WhatsApp account. */
export async function renewVerifyToken(
  tx: Tx,
  caller: Caller,
  chatAccountId: string,
): Promise<{ account: ChatAccountRow; verifyToken: string }> {
  requireChatSettingsEditor(caller);
  const { id } = await requireChatAccount(tx, caller.accountId, chatAccountId);
  const { token, hash } = createVerifyToken();
  const account = await tx
    .updateTable('chat_accounts')
    .set({ verify_token_hash: hash, verified_at: null })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account, verifyToken: token };
}

/** Saves the templates of a WhatsApp account. */
export async function saveTemplates(
  tx: Tx,
  caller: Caller,
  chatAccountId: string,
  templates: Templates,
): Promise<ChatAccountRow> {
  requireChatSettingsEditor(caller);
  for (const [at, template] of templates.entries()) {
    const problem = findTemplateProblem(template);
    if (problem) throw invalidField(`templates.${at}`, problem);
    if (templates.findIndex(({ name }) => name === template.name) !== at)
      throw invalidField(`templates.${at}`, `Há dois modelos com o nome ${template.name}.`);
  }
  const { id } = await requireChatAccount(tx, caller.accountId, chatAccountId);
  return tx
    .updateTable('chat_accounts')
    .set({ templates: JSON.stringify(templates) })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Disconnects a WhatsApp account: it hears and sends nothing any more, its secrets are erased, conversations stay. */
export async function removeChatAccount(tx: Tx, caller: Caller, chatAccountId: string): Promise<void> {
  requireChatSettingsEditor(caller);
  const { id } = await requireChatAccount(tx, caller.accountId, chatAccountId);
  await tx
    .updateTable('chat_accounts')
    .set({ removed_at: sql<Date>`now()`, sealed_token: null, sealed_app_secret: Buffer.alloc(0) })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
}
