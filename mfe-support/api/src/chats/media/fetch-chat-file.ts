import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { type ReceivedFile, reencodeStoredPicture } from '@girassol/api-platform/files';
import { FILE_HEAD_BYTES } from '@girassol/api-platform/files/content-type';
import { reserveFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { type JobRun, registerJob } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_CHAT_FILE_BYTES, MAX_CHAT_PICTURE_PIXELS } from '@girassol/support-domain/chats';
import { isPictureType } from '@girassol/support-domain/messages';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Messenger, MessengerError, type MessengerNumber } from '../../messenger';
import type { ChatFile } from '../../tables';
import { isCarried, toMessengerNumber } from '../accounts/chat-accounts';
import { publishMessageChanged } from '../sending/send-chat-message';
import { fetchChatFileJob } from './fetch-file-job';
import { detectChatFileType } from './media-types';

type Payload = z.output<typeof fetchChatFileJob.payload>;

/** Registers the job that stores files of people. A file that cannot be stored says why in its message. */
export function registerFileFetching(app: FastifyInstance, messenger: Messenger | null): void {
  registerJob(app, fetchChatFileJob, (job) => fetchFile(app, messenger, job), {
    onEnd: (tx, { accountId, payload }) =>
      saveFile(tx, accountId ?? '', payload, {
        state: 'FAILED',
        problem: 'O arquivo não pôde ser baixado do WhatsApp.',
      }),
  });
}

async function fetchFile(
  app: FastifyInstance,
  messenger: Messenger | null,
  job: JobRun<Payload>,
): Promise<void> {
  const accountId = job.accountId ?? '';
  const found = await job.read((tx) => loadWaiting(tx, accountId, job.payload, messenger));
  if (!found || !messenger) return;
  try {
    const { content } = await messenger.downloadMedia(found.number, found.mediaId, {
      maxBytes: MAX_CHAT_FILE_BYTES,
      signal: job.signal,
    });
    await store(app, job, found.file, content);
  } catch (error) {
    const isForGood =
      (error instanceof MessengerError && !error.isTemporary) ||
      (error instanceof Refusal && error.status !== 503);
    if (!isForGood) throw error;
    await job.finish((tx) =>
      saveFile(tx, accountId, job.payload, { state: 'FAILED', problem: error.message }),
    );
  }
}

/** Stores the contents: checked by how they begin, a picture drawn anew without its metadata. */
async function store(
  app: FastifyInstance,
  job: JobRun<Payload>,
  file: ChatFile,
  content: Buffer,
): Promise<void> {
  const accountId = job.accountId ?? '';
  const { files } = app;
  if (content.length === 0) throw new Refusal(415, 'O arquivo veio vazio.');
  const type = detectChatFileType(file.name, content.subarray(0, FILE_HEAD_BYTES));
  if (!type)
    throw new Refusal(415, 'Este tipo de arquivo não é guardado aqui, ou o conteúdo não é o que diz ser.');
  let id = '';
  await job.write(async (tx) => {
    const { id: userId } = await loadAccountOwner(tx, accountId);
    const { accountBytes } = files.limits;
    id = await reserveFile(tx, { accountId, userId, bytes: content.length, accountBytes });
  });
  await files.store.put(id, Readable.from([content]));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const received = { id, name: file.name, contentType: type.mime, size: content.length, sha256 };
  const stored: ReceivedFile & { width?: number; height?: number } = isPictureType(type.mime)
    ? await reencodeStoredPicture(files.store, received, { longest: MAX_CHAT_PICTURE_PIXELS, accountId })
    : received;
  await job.finish(async (tx) => {
    await saveReservedFile(tx, accountId, stored);
    const { name, contentType, size, width, height } = stored;
    const pixels = width !== undefined && height !== undefined ? { width, height } : {};
    await saveFile(tx, accountId, job.payload, { state: 'STORED', id, name, contentType, size, ...pixels });
  });
}

async function loadWaiting(
  tx: Tx,
  accountId: string,
  { conversationId, seq }: Payload,
  messenger: Messenger | null,
): Promise<{ file: ChatFile; mediaId: string; number: MessengerNumber } | null> {
  const message = await tx
    .selectFrom('chat_messages')
    .select(['file', 'chat_account_id'])
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  const { file } = message ?? {};
  if (!message || file?.state !== 'WAITING' || !file.mediaId) return null;
  const account = await tx
    .selectFrom('chat_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', message.chat_account_id)
    .executeTakeFirstOrThrow();
  if (!isCarried(account, messenger)) throw new Error('Este número está desligado da empresa.');
  return { file, mediaId: file.mediaId, number: await toMessengerNumber(tx, account) };
}

/** Saves what became of the file of a message. */
async function saveFile(
  tx: Tx,
  accountId: string,
  { conversationId, seq }: Payload,
  change: Partial<ChatFile>,
): Promise<void> {
  const message = await tx
    .selectFrom('chat_messages')
    .select('file')
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .forUpdate()
    .executeTakeFirst();
  if (message?.file?.state !== 'WAITING') return;
  const { mediaId: _fetched, ...kept } = message.file;
  await tx
    .updateTable('chat_messages')
    .set({ file: JSON.stringify({ ...kept, ...change }) })
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
  await publishMessageChanged(tx, accountId, conversationId);
}
