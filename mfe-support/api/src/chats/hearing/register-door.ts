import { createHash } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { handleError } from '@girassol/api-platform/http/errors';
import { enqueue } from '@girassol/api-platform/jobs';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { getMessengerWebhookPath, isSignatureGenuine } from '../../messenger';
import { isVerifyToken, openChatSecret } from '../accounts/account-secrets';
import type { ChatAccountRow } from '../accounts/chat-accounts';
import { hearChatEventsJob } from './hear-job';

/** The Cloud API sends at most 3 MB. */
const MAX_BODY = 3 * 1024 * 1024;
const hidden = { schema: { hide: true } };

/**
 * Registers the door of the providers of messages: stores what is signed, byte by byte and once, and answers at once; a job
 * reads it. The routes have neither the API's sessions nor its JSON parser.
 */
export async function registerChatDoor(app: FastifyInstance): Promise<void> {
  await app.register(async (door) => {
    door.setErrorHandler(handleError);
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    const path = getMessengerWebhookPath(':hookId');

    // The provider proves that it was told this address by somebody who knows the verify token.
    door.get(path, hidden, async (request, reply) => {
      const { challenge, token } = parseHandshake(request);
      await inHookAccount(request, async (tx, account) => {
        if (!isVerifyToken(token, account.verify_token_hash))
          throw new Refusal(403, 'O token de verificação não confere.');
        await tx
          .updateTable('chat_accounts')
          .set({ verified_at: sql<Date>`now()` })
          .where('account_id', '=', account.account_id)
          .where('id', '=', account.id)
          .execute();
      });
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .send(challenge);
    });

    door.post(path, hidden, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-hub-signature-256'];
      await inHookAccount(request, async (tx, account) => {
        const secret = await openChatSecret(tx, account.id, account.sealed_app_secret);
        if (!isSignatureGenuine(secret, signature, body))
          throw new Refusal(401, 'A assinatura deste aviso não confere.');
        await saveEvent(tx, account, body);
      });
      return reply.header('cache-control', 'no-store').send({});
    });
  });
}

const handshake = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
  'hub.verify_token': z.string().min(1).max(200),
});

function parseHandshake({ query }: FastifyRequest): { challenge: string; token: string } {
  const { data } = handshake.safeParse(query);
  if (!data) throw new Refusal(400, 'Este endereço só atende à verificação do WhatsApp.');
  return { challenge: data['hub.challenge'], token: data['hub.verify_token'] };
}

/** Runs work in the account that the address belongs to. Throws a refusal (404) for an address of none. */
async function inHookAccount(
  { params, server: { database } }: FastifyRequest,
  work: (tx: Tx, account: ChatAccountRow) => Promise<void>,
): Promise<void> {
  const { data } = z.object({ hookId: z.uuid() }).safeParse(params);
  const [found] = data
    ? await database.lookUp(
        sql<{ account_id: string; chat_account_id: string }>`select * from find_chat_account(${data.hookId})`,
      )
    : [];
  if (!found) throw notFound('Nenhuma conta de WhatsApp usa este endereço.');
  await database.asAccount({ accountId: found.account_id }, async (tx) => {
    const account = await tx
      .selectFrom('chat_accounts')
      .selectAll()
      .where('account_id', '=', found.account_id)
      .where('id', '=', found.chat_account_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!account) throw notFound('Nenhuma conta de WhatsApp usa este endereço.');
    await work(tx, account);
  });
}

async function saveEvent(tx: Tx, { account_id: accountId, id }: ChatAccountRow, body: Buffer): Promise<void> {
  const added = await tx
    .insertInto('chat_events')
    .values({
      account_id: accountId,
      chat_account_id: id,
      id: createHash('sha256').update(body).digest(),
      body,
    })
    .onConflict((conflict) => conflict.columns(['chat_account_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await enqueue(tx, hearChatEventsJob, {
    accountId,
    payload: { chatAccountId: id },
    key: `chat account ${id}`,
    once: id,
  });
}
