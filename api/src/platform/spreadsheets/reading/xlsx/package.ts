import { createInflateRaw } from 'node:zlib';
import { directoryOf, packedOf, UnreadableZip, type ZipEntry } from '../../../files/read-zip';
import { packageLimits } from '../../limits';
import { Unreadable } from '../unreadable';

const STORED = 0;
const DEFLATED = 8;
const CHUNK = 128 * 1024;

const tooLarge = () =>
  new Unreadable('A planilha, descompactada, é grande demais para ser lida. Salve como CSV e envie de novo.');
const broken = () =>
  new Unreadable(
    'O arquivo está danificado. Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.',
  );

/** The parts of a package (ECMA-376, part 2), each unpacked when it is asked for. */
export interface Package {
  has(path: string): boolean;
  /** A part in pieces. Throws `Unreadable` where it is not what the directory says. */
  pieces(path: string): AsyncGenerator<Buffer, void, undefined>;
  /** A part as text; empty where there is none. */
  text(path: string): Promise<string>;
}

/** Opens a package by its directory, unpacking nothing. Throws `Unreadable`. */
export function openPackage(bytes: Buffer): Package {
  const entries = listed(bytes);
  const pieces = async function* (path: string) {
    const entry = entries.get(path.toLowerCase());
    if (entry) yield* unpacked(bytes, entry);
  };
  return {
    has: (path) => entries.has(path.toLowerCase()),
    pieces,
    text: async (path) => {
      const all: Buffer[] = [];
      for await (const piece of pieces(path)) all.push(piece);
      return Buffer.concat(all).toString('utf8');
    },
  };
}

/** By name, in small letters: writers do not agree about them. */
function listed(bytes: Buffer): Map<string, ZipEntry> {
  try {
    const entries = directoryOf(bytes, packageLimits.entries);
    if (entries.some(({ isEncrypted }) => isEncrypted))
      throw new Unreadable('O arquivo está protegido por senha. Retire a senha, salve e envie de novo.');
    let total = 0;
    for (const { size } of entries) total += size;
    if (total > packageLimits.bytes) throw tooLarge();
    return new Map(entries.map((entry) => [entry.name.replaceAll('\\', '/').toLowerCase(), entry]));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw error instanceof UnreadableZip && error.reason === 'too-large' ? tooLarge() : broken();
  }
}

/** No more than the directory promises: a part that holds more lies, and may be a bomb. */
async function* unpacked(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  let packed: Buffer;
  try {
    packed = packedOf(bytes, entry);
  } catch {
    throw broken();
  }
  if (entry.method === STORED) {
    yield packed;
    return;
  }
  if (entry.method !== DEFLATED) throw broken();
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  inflate.end(packed);
  let length = 0;
  try {
    for await (const piece of inflate) {
      length += piece.length;
      if (length > entry.size) throw broken();
      yield piece;
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : broken();
  }
}
