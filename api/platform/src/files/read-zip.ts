import { inflateRawSync } from 'node:zlib';

/** Entry in the central directory of a zip archive. */
export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedSize: number;
  /** Size according to the central directory; the contents may differ. */
  size: number;
  offset: number;
}

/** Limits of an unpacked zip archive: number of entries, and bytes of all contents together. */
export interface ZipLimits {
  entries: number;
  /** Maximum size of all contents together, unpacked. */
  bytes: number;
}

/** Error of a zip archive that cannot be read, with the reason. */
export class UnreadableZipError extends Error {
  override name = 'UnreadableZip';
  constructor(readonly reason: 'broken' | 'encrypted' | 'too-large') {
    super(reason);
  }
}

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const DIRECTORY = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the contents of a zip archive by entry name (PKWARE APPNOTE 4.3). Never unpacks more than the limits
 * allow, whatever the headers state. Throws `UnreadableZipError`, also for Zip64, which is larger than any
 * limit.
 */
export function readZip(zip: Buffer, limits: ZipLimits): Map<string, Buffer> {
  try {
    return unpack(zip, limits);
  } catch (error) {
    // Offsets beyond the end, and what zlib finds.
    throw error instanceof UnreadableZipError ? error : new UnreadableZipError('broken');
  }
}

function unpack(zip: Buffer, limits: ZipLimits): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  let left = limits.bytes;
  for (const entry of readZipDirectory(zip, limits.entries)) {
    if (entry.isEncrypted) throw new UnreadableZipError('encrypted');
    if (entry.size > left) throw new UnreadableZipError('too-large');
    const content = unpackEntry(zip, entry, left);
    left -= content.length;
    contents.set(entry.name, content);
  }
  return contents;
}

/**
 * Reads the entries of a zip archive from its central directory, at most `most`. Throws `UnreadableZipError`,
 * or `RangeError` if the end of the archive is damaged.
 */
export function readZipDirectory(zip: Buffer, most: number): ZipEntry[] {
  const end = findEndRecord(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > most) throw new UnreadableZipError('too-large');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY) throw new UnreadableZipError('broken');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameLength),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += DIRECTORY_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** Finds the end record of a zip, which is last except for a comment. */
function findEndRecord(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_LENGTH);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new UnreadableZipError('broken');
}

/** Returns the compressed bytes of an entry of a zip archive. */
export function getPackedBytes(zip: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL) throw new UnreadableZipError('broken');
  const from = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(from, from + packedSize);
  if (packed.length !== packedSize) throw new UnreadableZipError('broken');
  return packed;
}

function unpackEntry(zip: Buffer, entry: ZipEntry, left: number): Buffer {
  const { packedSize, method } = entry;
  const packed = getPackedBytes(zip, entry);
  if (method === STORED && packedSize <= left) return packed;
  if (method === STORED) throw new UnreadableZipError('too-large');
  if (method !== DEFLATED) throw new UnreadableZipError('broken');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isTooLarge =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableZipError(isTooLarge ? 'too-large' : 'broken');
  }
}
