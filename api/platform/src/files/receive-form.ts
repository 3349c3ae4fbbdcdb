import { createHash, type Hash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { formatBytes, sanitizeFileName } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { isStorableText } from '../http/json-body';
import { Refusal } from '../refusals/refusal';
import { detectFileType, FILE_HEAD_BYTES } from './content-type';
import type { FileStore } from './file-store';
import { getMaxPixels, readPixelCount } from './picture-size';
import { createTruncatedUploadRefusal, isTruncatedFormError, readFormParts } from './read-parts';
import type { StoredFile } from './stored-files';

const MAX_FIELD_LENGTH = 20_000;
/** Maximum number of file fields that a form may leave empty: a browser sends a part for each. */
const MAX_EMPTY_FILE_FIELDS = 60;
/** `file`, or `file:` and what it is; `files` for each of several. */
const FILE_FIELD = /^files?(?::(.{1,60}))?$/;

/** Multipart form that was received: its text fields, and its files in the order of arrival. */
export interface ReceivedForm {
  fields: Record<string, string>;
  /** In the order they came. */
  files: ReceivedFile[];
}

/**
 * File that was received in a multipart form and written to the file store, with its SHA-256 and the sender's
 * choice.
 */
export interface ReceivedFile extends StoredFile {
  /** SHA-256 of the contents, equal for two uploads of the same file. */
  sha256: string;
  /** Sender's choice about the file, from the name of its field: `file:CNH`. */
  choice?: string;
  /** Warnings of the file's check, which did not refuse it. */
  warnings?: readonly string[];
}

/**
 * Function that detects the type of a file from its name and first bytes; undefined for a type that is not
 * accepted.
 */
export type DetectFileType = typeof detectFileType;

interface ReceiveOptions {
  store: FileStore;
  maxBytes: number;
  /** Maximum number of files in a form. */
  most: number;
  /** Bytes of one field; 20,000 where it is left out. */
  fieldBytes?: number | undefined;
  /** The type of a file, by its name and how it begins; undefined: none that is taken. */
  getType?: DetectFileType | undefined;
  /** Makes a place for a file that begins to arrive, and answers its id. */
  reserve: () => Promise<string>;
}

/**
 * Receives a multipart form and streams its files into the store, one after the other. Throws the refusal of
 * a faulty file only after the file was read to its end, so that the sender receives the refusal; in that
 * case no file of the form is saved. An empty file field counts as no file.
 */
export async function receiveForm(request: FastifyRequest, options: ReceiveOptions): Promise<ReceivedForm> {
  try {
    return await receiveParts(request, options);
  } catch (error) {
    if (isTruncatedFormError(error)) throw createTruncatedUploadRefusal();
    throw error;
  }
}

async function receiveParts(
  request: FastifyRequest,
  { store, maxBytes, most, fieldBytes = MAX_FIELD_LENGTH, getType = detectFileType, reserve }: ReceiveOptions,
): Promise<ReceivedForm> {
  // One more than may come, and the empty ones: who sends too many is told so.
  const limits = {
    fileSize: maxBytes,
    files: most + MAX_EMPTY_FILE_FIELDS,
    fields: 20,
    parts: most + MAX_EMPTY_FILE_FIELDS + 20,
    fieldSize: fieldBytes,
  };
  // Names of fields come from outside: no prototype answers for one.
  const fields: Record<string, string> = Object.create(null);
  const files: ReceivedFile[] = [];

  for await (const part of readFormParts(request, limits)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = requireText(part.value, part.fieldname);
      continue;
    }
    const field = FILE_FIELD.exec(part.fieldname);
    if (!field || part.filename === '') {
      part.file.resume();
      continue;
    }
    if (files.length === most) throw tooMany(most);
    const id = await reserve();
    const name = sanitizeFileName(requireText(part.filename ?? '', 'file'));
    const received = await receiveFile(store, { id, name, content: part.file, getType });
    files.push(field[1] === undefined ? received : { ...received, choice: requireText(field[1], 'file') });
    if (part.file.truncated) throw createFileTooLargeRefusal(maxBytes);
  }
  return { fields, files };
}

const tooMany = (most: number) => {
  const message = most === 1 ? 'Envie um arquivo por vez.' : `Envie até ${most} arquivos por vez.`;
  return new Refusal(413, message, { fields: [{ path: 'file', message }] });
};

/**
 * Creates the refusal (413) of a file that is too large. It is sent before the first byte is read if the
 * request announces too many bytes, otherwise when the limit is reached.
 */
export const createFileTooLargeRefusal = (maxBytes: number) =>
  new Refusal(413, `O arquivo é grande demais: o limite é ${formatBytes(maxBytes)}.`, {
    fields: [{ path: 'file', message: 'Arquivo grande demais.' }],
  });

async function receiveFile(
  store: FileStore,
  { id, name, content, getType }: { id: string; name: string; content: Readable; getType: DetectFileType },
): Promise<ReceivedFile> {
  const watch = watchContent();
  // An error of one ends both, and with them the `put`.
  pipeline(content, watch.through, () => {});
  await store.put(id, watch.through);
  const { size, head, sha256 } = watch.seen();
  if (size === 0) throw wrongFile('O arquivo está vazio.');
  const type = getType(name, head);
  if (!type) throw wrongFile('Este tipo de arquivo não é aceito, ou o conteúdo não corresponde à extensão.');
  if ((readPixelCount(type.signature, head) ?? 0) > getMaxPixels(type.signature))
    throw wrongFile('A imagem tem pontos demais para ser aberta. Reduza-a e envie de novo.');
  return { id, name, contentType: type.mime, size, sha256 };
}

const wrongFile = (message: string) => new Refusal(415, message, { fields: [{ path: 'file', message }] });

/** Lets a file flow through and remembers its beginning, its size and its fingerprint. */
function watchContent() {
  const hash: Hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head.length < FILE_HEAD_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, FILE_HEAD_BYTES - head.length)]);
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, seen: () => ({ head, size, sha256: hash.digest('hex') }) };
}

/** Refuses text that cannot be stored, by the name of its field. */
function requireText(text: string, path: string): string {
  if (isStorableText(text)) return text;
  const message = 'O texto enviado contém caracteres inválidos.';
  throw new Refusal(400, message, { fields: isStorableText(path) ? [{ path, message }] : [] });
}
