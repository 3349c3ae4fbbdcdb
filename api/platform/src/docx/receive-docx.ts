import { Readable } from 'node:stream';
import { formatBytes, storableFileTypes } from '@girassol/shared-domain';
import { computeSha256OnThread } from '../compute-sha256';
import type { FileStore } from '../files/file-store';
import type { ReceivedFile } from '../files/receive-form';
import { toStoredBytes } from '../files/to-stored-bytes';
import { runUntrustedTask } from '../untrusted';
import type { CleanedDocx } from './clean-docx';
import { cleanDocxTask } from './docx-task';
import { createDocxRefusal } from './refuse-docx';

const MB = 1024 * 1024;
/** A Word document with a few photos is a tenth of it. */
const MAX_BYTES = 10 * MB;

/** Word document that was received and cleaned, with the new contents of its file. */
export interface ReceivedDocx extends ReceivedFile {
  bytes: Buffer;
  /** Sentences about what was changed in it, for the person who sent it. */
  notes: string[];
}

/**
 * Reads a received Word document from the file store and cleans it with `cleanDocx`. Throws a refusal, with a
 * message for people, for other files.
 */
export async function readReceivedDocx(
  store: FileStore,
  file: ReceivedFile,
  accountId: string,
): Promise<CleanedDocx> {
  if (file.contentType !== storableFileTypes.docx?.mime)
    throw createDocxRefusal('Envie um documento do Word (.docx).');
  if (file.size > MAX_BYTES)
    throw createDocxRefusal(`O documento é grande demais: o limite é ${formatBytes(MAX_BYTES)}.`, 413);
  const notWhole = () => createDocxRefusal('O documento não chegou inteiro. Envie de novo.');
  return runUntrustedTask(cleanDocxTask, toStoredBytes(store, file, notWhole), accountId);
}

/**
 * Cleans a received Word document with `cleanDocx`, and replaces the received file in the store by the
 * result. Throws a refusal, with a message for people, for other files.
 */
export async function receiveDocx(
  store: FileStore,
  file: ReceivedFile,
  accountId: string,
): Promise<ReceivedDocx> {
  return replaceReceived(store, file, await readReceivedDocx(store, file, accountId));
}

/**
 * Receives a Word document that serves as a template, like `receiveDocx`. Also throws a refusal (415) if a
 * content control still shows its prompt because nobody has filled it in. A filled document may have such a
 * control, because stored templates may contain one.
 */
export async function receiveDocxTemplate(
  store: FileStore,
  file: ReceivedFile,
  accountId: string,
): Promise<ReceivedDocx> {
  const cleaned = await readReceivedDocx(store, file, accountId);
  if (cleaned.unfilled !== null)
    throw createDocxRefusal(
      `O documento tem um controle de conteúdo por preencher (“${cleaned.unfilled}”). Preencha-o, ou escreva um campo no lugar dele.`,
    );
  return replaceReceived(store, file, cleaned);
}

async function replaceReceived(
  store: FileStore,
  file: ReceivedFile,
  { content: bytes, notes }: CleanedDocx,
): Promise<ReceivedDocx> {
  await store.put(file.id, Readable.from([bytes]));
  return {
    ...file,
    bytes,
    notes,
    size: bytes.length,
    sha256: await computeSha256OnThread(bytes),
  };
}
