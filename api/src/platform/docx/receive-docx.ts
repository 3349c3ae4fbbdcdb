import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypes, formatBytes } from '@girassol/shared-domain';
import type { FileStore } from '../files/file-store';
import type { ReceivedFile } from '../files/receive-form';
import { runLoadedTask } from '../untrusted';
import { cleanDocxTask } from './docx-task';
import { refuseDocx } from './refuse-docx';

const MB = 1024 * 1024;
/** A Word document with a few photos is a tenth of it. */
const MAX_BYTES = 10 * MB;

/** A Word document that has arrived, with what its file holds now. */
export interface ReceivedDocx extends ReceivedFile {
  bytes: Buffer;
}

/** Reads a Word document that has arrived and writes it anew (`cleanDocx`). Refuses what is none, in words. */
export async function readReceivedDocx(store: FileStore, file: ReceivedFile): Promise<Buffer> {
  if (file.contentType !== fileTypes.docx?.mime) throw refuseDocx('Envie um documento do Word (.docx).');
  if (file.size > MAX_BYTES)
    throw refuseDocx(`O documento é grande demais: o limite é ${formatBytes(MAX_BYTES)}.`, 413);
  return runLoadedTask(cleanDocxTask, async () => {
    const content = await store.get(file.id);
    if (!content) throw refuseDocx('O documento não chegou inteiro. Envie de novo.');
    return buffer(content);
  });
}

/** The same, and puts the document that was written anew in the place of the one that arrived. */
export async function receiveDocx(store: FileStore, file: ReceivedFile): Promise<ReceivedDocx> {
  const bytes = await readReceivedDocx(store, file);
  await store.put(file.id, Readable.from([bytes]));
  return { ...file, bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
