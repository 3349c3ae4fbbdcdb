import type { Row, Tx } from '@girassol/api-platform/database';
import { JobPostponedError, type JobRun, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Messenger, MessengerError, type MessengerNumber, type OutgoingMessage } from '../../messenger';
import { publishChatChanged } from '../access/publish-chat';
import { isCarried, toMessengerNumber } from '../accounts/chat-accounts';
import { buildMessageKey } from './message-key';
import { MAX_SENDING_TRIES, sendChatMessageJob } from './send-job';

type Payload = z.output<typeof sendChatMessageJob.payload>;

/**
 * Seconds in which a report of the provider says whether it took a message whose answer was lost, where it does not recognise
 * repetitions itself.
 */
const UNKNOWN_SECONDS = 60;
const ASK_AGAIN_SECONDS = 10;
/** Sentence about an error that no provider has explained. */
const UNEXPECTED = 'Algo deu errado do nosso lado. Tente de novo.';
/** Hours after which a message that the provider keeps putting off has failed. */
const MAX_WAIT_HOURS = 24;

/** Registers the job that hands messages to the provider. A message that failed for good can be sent again by a person. */
export function registerSending(app: FastifyInstance, messenger: Messenger | null): void {
  registerJob(app, sendChatMessageJob, (job) => send(job, messenger), {
    onEnd: (tx, { accountId, payload }) => saveFailure(tx, accountId ?? '', payload, UNEXPECTED),
  });
}

async function send(job: JobRun<Payload>, messenger: Messenger | null): Promise<void> {
  const accountId = job.accountId ?? '';
  const { payload } = job;
  const found = await job.read((tx) => loadSending(tx, accountId, payload, messenger));
  if (!found) return;
  if (!messenger || !found.number)
    return job.finish((tx) => saveFailure(tx, accountId, payload, 'Este número está desligado da empresa.'));
  const { message, number, outgoing } = found;
  const begun = message.send_begun_at;
  if (begun && !messenger.isIdempotent && Date.now() - begun.getTime() < UNKNOWN_SECONDS * 1_000)
    throw new JobPostponedError(ASK_AGAIN_SECONDS);
  await job.write((tx) => setBegun(tx, accountId, payload, true));
  let providerId: string;
  try {
    providerId = await messenger.send(number, outgoing, job.signal);
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
    return endRefused(job, error, message.at);
  }
  await job.finish((tx) => saveSent(tx, accountId, payload, providerId));
}

/** Ends a try that the provider refused: for good, or for later. */
async function endRefused(job: JobRun<Payload>, error: MessengerError, writtenAt: Date): Promise<void> {
  const accountId = job.accountId ?? '';
  const isLast = job.attempt >= MAX_SENDING_TRIES;
  const isTooOld = Date.now() - writtenAt.getTime() > MAX_WAIT_HOURS * 3_600_000;
  if (!error.isTemporary || isTooOld || isLast)
    return job.finish((tx) => saveFailure(tx, accountId, job.payload, error.message));
  if (!error.isUnknown) await job.write((tx) => setBegun(tx, accountId, job.payload, false));
  if (error.retryAfter !== undefined) throw new JobPostponedError(Math.min(error.retryAfter, 3_600));
  throw error;
}

interface Sending {
  message: Row<'chat_messages'>;
  /** Null: nobody here carries its messages. */
  number: MessengerNumber | null;
  outgoing: OutgoingMessage;
}

async function loadSending(
  tx: Tx,
  accountId: string,
  { conversationId, seq, attempt }: Payload,
  messenger: Messenger | null,
): Promise<Sending | null> {
  const message = await tx
    .selectFrom('chat_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('status', '=', 'QUEUED')
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (!message?.client_key) return null;
  const chat = await tx
    .selectFrom('chat_conversations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const account = await tx
    .selectFrom('chat_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', chat.chat_account_id)
    .executeTakeFirstOrThrow();
  const template = account.templates.find(({ name }) => name === message.template);
  const { file } = message;
  return {
    message,
    number: isCarried(account, messenger) ? await toMessengerNumber(tx, account) : null,
    outgoing: {
      key: buildMessageKey(message.client_key, attempt),
      to: { phone: chat.phone, businessUserId: chat.business_user_id },
      text: message.content,
      template: message.template
        ? {
            name: message.template,
            language: template?.language ?? 'pt_BR',
            values: message.template_values ?? [],
          }
        : null,
      file:
        file?.id !== undefined && file.size !== undefined
          ? { id: file.id, name: file.name, contentType: file.contentType, size: file.size }
          : null,
    },
  };
}

const updateMessage = (tx: Tx, accountId: string, { conversationId, seq, attempt }: Payload) =>
  tx
    .updateTable('chat_messages')
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('attempt', '=', attempt);

const setBegun = async (tx: Tx, accountId: string, payload: Payload, isBegun: boolean): Promise<void> =>
  void (await updateMessage(tx, accountId, payload)
    .set({ send_begun_at: isBegun ? sql<Date>`clock_timestamp()` : null })
    .execute());

async function saveSent(tx: Tx, accountId: string, payload: Payload, providerId: string): Promise<void> {
  await updateMessage(tx, accountId, payload).set({ provider_id: providerId, send_begun_at: null }).execute();
  // A report may have been faster.
  await updateMessage(tx, accountId, payload)
    .set({ status: 'SENT' })
    .where('status', '=', 'QUEUED')
    .execute();
  await publishMessageChanged(tx, accountId, payload.conversationId);
}

async function saveFailure(tx: Tx, accountId: string, payload: Payload, error: string): Promise<void> {
  await updateMessage(tx, accountId, payload)
    .set({ status: 'FAILED', error, send_begun_at: null })
    .where('status', '=', 'QUEUED')
    .execute();
  await publishMessageChanged(tx, accountId, payload.conversationId);
}

/** Publishes that a message of a conversation has another state. */
export async function publishMessageChanged(
  tx: Tx,
  accountId: string,
  conversationId: string,
): Promise<void> {
  const chat = await tx
    .selectFrom('chat_conversations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
  if (chat) await publishChatChanged(tx, chat);
}
