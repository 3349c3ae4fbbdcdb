import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  extensionOf,
  formatBytes,
  MAX_FILE_BYTES,
  withExtension,
  withoutExtension,
} from '@girassol/shared-domain';
import {
  acceptedWords,
  type PaperFinding,
  paperFacts,
  pictureFindings,
} from '@girassol/shared-domain/financing';
import type { FileStore } from '../../../../platform/files/file-store';
import type { ReceivedFile } from '../../../../platform/files/receive-form';
import { jpegOf, sizeOfWholePicture } from '../../../../platform/pictures';
import { Refusal } from '../../../../platform/refusals/refusal';
import { runTask } from '../../../../platform/untrusted';
import type { InvoiceFacts } from './reader/read-invoice';
import { checkInvoiceTask, checkPdfTask } from './tasks';

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });

/**
 * Looks into a paper that has arrived, before it is kept: what no bank could read is refused in words, what may be sent back
 * is noticed. A HEIC photo becomes a JPEG where this server can read it.
 */
export async function checkPaper(
  store: FileStore,
  received: ReceivedFile,
  facts: InvoiceFacts,
): Promise<ReceivedFile> {
  if (received.size > MAX_FILE_BYTES)
    throw refused(413, `O arquivo é grande demais: o limite é ${formatBytes(MAX_FILE_BYTES)}.`);
  if (!paperFacts(facts.semantic).accepts.includes(extensionOf(received.name)))
    throw refused(415, `Para ${facts.semantic}, envie ${acceptedWords(facts.semantic)}.`);
  const file = received.contentType === 'image/heic' ? await withoutHeic(store, received) : received;
  const findings = await findingsOf(file, await contentOf(store, file), facts);
  const fault = findings.find(({ isHard }) => isHard);
  if (fault) throw refused(415, fault.message);
  return { ...file, warnings: findings.map(({ message }) => message) };
}

async function contentOf(store: FileStore, { id }: ReceivedFile): Promise<Buffer> {
  const content = await store.get(id);
  if (!content) throw new Error('a paper that has just arrived is not there');
  return buffer(content);
}

async function findingsOf(
  { contentType }: ReceivedFile,
  content: Buffer,
  facts: InvoiceFacts,
): Promise<PaperFinding[]> {
  if (contentType === 'application/pdf') return runTask(checkPdfTask, content);
  if (contentType === 'application/xml') return runTask(checkInvoiceTask, { content, facts });
  return pictureFindings(await sizeOfWholePicture(content));
}

/** An iPhone's photo in the format that banks read. */
async function withoutHeic(store: FileStore, file: ReceivedFile): Promise<ReceivedFile> {
  const content = await jpegOf(await contentOf(store, file));
  await store.put(file.id, Readable.from([content]));
  return {
    ...file,
    name: withExtension(withoutExtension(file.name), 'jpg'),
    contentType: 'image/jpeg',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
