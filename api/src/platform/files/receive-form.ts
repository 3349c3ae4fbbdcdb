import { createHash, type Hash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { formatBytes, harmlessFileName } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { isStorable } from '../http/json-body';
import { Refusal } from '../refusals/refusal';
import { checkedType, HEAD_BYTES } from './content-type';
import type { FileStore } from './file-store';
import { mostPoints, pointsOf } from './picture-size';
import { cutRefusal, isCut, readParts } from './read-parts';
import type { StoredFile } from './stored-files';

const LONGEST_FIELD = 20_000;
/** Fields of files that a form may leave empty: a browser sends a part for each. */
const MOST_EMPTY = 60;
/** `file`, or `file:` and what it is. */
const FILE_FIELD = /^file(?::(.{1,60}))?$/;

export interface Form {
  fields: Record<string, string>;
  /** In the order they came. */
  files: ReceivedFile[];
}

export interface ReceivedFile extends StoredFile {
  /** Of the contents: two uploads of the same file have the same. */
  sha256: string;
  /** What the form said of it, in the name of its field: `file:CNH`. */
  choice?: string;
  /** What its check noticed and let pass. */
  warnings?: readonly string[];
}

export type TypeOf = typeof checkedType;

interface ReceiveOptions {
  store: FileStore;
  maxBytes: number;
  /** How many files a form may bring. */
  most: number;
  /** Bytes of one field; 20,000 where it is left out. */
  fieldBytes?: number | undefined;
  /** The type of a file, by its name and how it begins; undefined: none that is taken. */
  typeOf?: TypeOf | undefined;
  /** Makes a place for a file that begins to arrive, and answers its id. */
  reserve: () => Promise<string>;
}

/**
 * Reads a form as it arrives: its files flow into the store one after the other, chunk by chunk. What is wrong with one is
 * said when it has been read to its end, so that the sender hears it; nothing of the form is kept then. A field of files
 * that was left empty brings none.
 */
export async function receiveForm(request: FastifyRequest, options: ReceiveOptions): Promise<Form> {
  try {
    return await receiveParts(request, options);
  } catch (error) {
    if (isCut(error)) throw cutRefusal();
    throw error;
  }
}

async function receiveParts(
  request: FastifyRequest,
  { store, maxBytes, most, fieldBytes = LONGEST_FIELD, typeOf = checkedType, reserve }: ReceiveOptions,
): Promise<Form> {
  // One more than may come, and the empty ones: who sends too many is told so.
  const limits = {
    fileSize: maxBytes,
    files: most + MOST_EMPTY,
    fields: 20,
    parts: most + MOST_EMPTY + 20,
    fieldSize: fieldBytes,
  };
  // Names of fields come from outside: no prototype answers for one.
  const fields: Record<string, string> = Object.create(null);
  const files: ReceivedFile[] = [];

  for await (const part of readParts(request, limits)) {
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
    const name = harmlessFileName(requireText(part.filename ?? '', 'file'));
    const received = await receiveFile(store, { id, name, content: part.file, typeOf });
    files.push(field[1] === undefined ? received : { ...received, choice: requireText(field[1], 'file') });
    if (part.file.truncated) throw tooLarge(maxBytes);
  }
  return { fields, files };
}

const tooMany = (most: number) => {
  const message = most === 1 ? 'Envie um arquivo por vez.' : `Envie até ${most} arquivos por vez.`;
  return new Refusal(413, message, { fields: [{ path: 'file', message }] });
};

/** Answered before a byte is read when the announced length says so, and after the limit otherwise. */
export const tooLarge = (maxBytes: number) =>
  new Refusal(413, `O arquivo é grande demais: o limite é ${formatBytes(maxBytes)}.`, {
    fields: [{ path: 'file', message: 'Arquivo grande demais.' }],
  });

async function receiveFile(
  store: FileStore,
  { id, name, content, typeOf }: { id: string; name: string; content: Readable; typeOf: TypeOf },
): Promise<ReceivedFile> {
  const watch = watchContent();
  // An error of one ends both, and with them the `put`.
  pipeline(content, watch.through, () => {});
  await store.put(id, watch.through);
  const { size, head, sha256 } = watch.seen();
  if (size === 0) throw wrongFile('O arquivo está vazio.');
  const type = typeOf(name, head);
  if (!type) throw wrongFile('Este tipo de arquivo não é aceito, ou o conteúdo não corresponde à extensão.');
  if ((pointsOf(type.signature, head) ?? 0) > mostPoints(type.signature))
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
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, seen: () => ({ head, size, sha256: hash.digest('hex') }) };
}

/** Refuses text that cannot be stored, by the name of its field. */
function requireText(text: string, path: string): string {
  if (isStorable(text)) return text;
  const message = 'O texto enviado contém caracteres inválidos.';
  throw new Refusal(400, message, { fields: isStorable(path) ? [{ path, message }] : [] });
}
