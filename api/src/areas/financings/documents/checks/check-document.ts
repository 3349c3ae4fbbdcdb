import { Readable } from 'node:stream';
import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import type { ReceivedFile } from '@girassol/api-platform/files/receive-form';
import { toStoredBytes } from '@girassol/api-platform/files/to-stored-bytes';
import { convertToJpeg, readPictureSize } from '@girassol/api-platform/pictures';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { runUntrustedTask, type StoredBytes } from '@girassol/api-platform/untrusted';
import {
  DEFAULT_MAX_FILE_BYTES,
  ensureFileExtension,
  formatBytes,
  getFileExtension,
  removeFileExtension,
} from '@girassol/shared-domain';
import {
  type DocumentFileProblem,
  describeAcceptedFormats,
  findPictureProblems,
  getDocumentRequirements,
  getFinancingDocumentLabel,
} from '@girassol/shared-domain/financing';
import type { ExpectedInvoiceFacts } from './reader/check-invoice';
import { checkInvoiceTask, checkPdfTask } from './tasks';

const refused = (status: 413 | 415, message: string) =>
  new Refusal(status, message, { fields: [{ path: 'file', message }] });

/**
 * Checks a file that was uploaded as a document of a financing, before the file is saved. Throws 413 or 415
 * for files that no bank could read, and returns other findings as warnings. Converts HEIC photos to JPEG if
 * this server can read them.
 */
export async function checkDocument(
  store: FileStore,
  received: ReceivedFile,
  { facts, accountId }: { facts: ExpectedInvoiceFacts; accountId: string },
): Promise<ReceivedFile> {
  if (received.size > DEFAULT_MAX_FILE_BYTES)
    throw refused(413, `O arquivo é grande demais: o limite é ${formatBytes(DEFAULT_MAX_FILE_BYTES)}.`);
  if (!getDocumentRequirements(facts.semantic).accepts.includes(getFileExtension(received.name)))
    throw refused(
      415,
      `Para ${getFinancingDocumentLabel(facts.semantic)}, envie ${describeAcceptedFormats(facts.semantic)}.`,
    );
  const file =
    received.contentType === 'image/heic' ? await withoutHeic(store, received, accountId) : received;
  const findings = await findProblems(file, toStoredBytes(store, file), { facts, accountId });
  const fault = findings.find(({ isHard }) => isHard);
  if (fault) throw refused(415, fault.message);
  return { ...file, warnings: findings.map(({ message }) => message) };
}

async function findProblems(
  { contentType }: ReceivedFile,
  content: StoredBytes,
  { facts, accountId }: { facts: ExpectedInvoiceFacts; accountId: string },
): Promise<DocumentFileProblem[]> {
  if (contentType === 'application/pdf') return runUntrustedTask(checkPdfTask, content, accountId);
  if (contentType === 'application/xml')
    return runUntrustedTask(checkInvoiceTask, { content, facts }, accountId);
  return findPictureProblems(await readPictureSize(content, accountId));
}

/** An iPhone's photo in the format that banks read. */
async function withoutHeic(store: FileStore, file: ReceivedFile, accountId: string): Promise<ReceivedFile> {
  const content = await convertToJpeg(toStoredBytes(store, file), accountId);
  await store.put(file.id, Readable.from([content]));
  return {
    ...file,
    name: ensureFileExtension(removeFileExtension(file.name), 'jpg'),
    contentType: 'image/jpeg',
    size: content.length,
    sha256: await computeSha256OnThread(content),
  };
}
