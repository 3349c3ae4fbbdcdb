import { createInflateRaw } from 'node:zlib';
import { getPackedBytes, readZipDirectory, UnreadableZipError, type ZipEntry } from '../../../files/read-zip';
import { xlsxPackageLimits } from '../../limits';
import { UnreadableSpreadsheetError } from '../unreadable';

const STORED = 0;
const DEFLATED = 8;
const CHUNK = 128 * 1024;

const tooLarge = () =>
  new UnreadableSpreadsheetError(
    'A planilha, descompactada, é grande demais para ser lida. Salve como CSV e envie de novo.',
  );
const broken = () =>
  new UnreadableSpreadsheetError(
    'O arquivo está danificado. Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.',
  );

/** Parts of an xlsx package (ECMA-376, part 2), each unpacked on request. */
export interface XlsxPackage {
  has(path: string): boolean;
  /** Yields a part in pieces. Throws `UnreadableSpreadsheetError` if the part differs from its entry in the directory. */
  pieces(path: string): AsyncGenerator<Buffer, void, undefined>;
  /** A part as text; empty where there is none. */
  text(path: string): Promise<string>;
}

/**
 * Opens an xlsx package by its zip directory, without unpacking any part. Throws
 * `UnreadableSpreadsheetError`.
 */
export function openXlsxPackage(bytes: Buffer): XlsxPackage {
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
    const entries = readZipDirectory(bytes, xlsxPackageLimits.entries);
    if (entries.some(({ isEncrypted }) => isEncrypted))
      throw new UnreadableSpreadsheetError(
        'O arquivo está protegido por senha. Retire a senha, salve e envie de novo.',
      );
    let total = 0;
    for (const { size } of entries) total += size;
    if (total > xlsxPackageLimits.bytes) throw tooLarge();
    return new Map(entries.map((entry) => [entry.name.replaceAll('\\', '/').toLowerCase(), entry]));
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error;
    throw error instanceof UnreadableZipError && error.reason === 'too-large' ? tooLarge() : broken();
  }
}

/** No more than the directory promises: a part that holds more lies, and may be a bomb. */
async function* unpacked(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  let packed: Buffer;
  try {
    packed = getPackedBytes(bytes, entry);
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
    throw error instanceof UnreadableSpreadsheetError ? error : broken();
  }
}
