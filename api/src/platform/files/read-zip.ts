import { inflateRawSync } from 'node:zlib';

/** An entry of a zip as its directory names it. */
export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedSize: number;
  /** What the directory says; the contents may say otherwise. */
  size: number;
  offset: number;
}

export interface ZipLimits {
  entries: number;
  /** Of all contents together, unpacked. */
  bytes: number;
}

/** Why a zip was not read. */
export class UnreadableZip extends Error {
  override name = 'UnreadableZip';
  constructor(readonly reason: 'broken' | 'encrypted' | 'too-large') {
    super(reason);
  }
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * The contents of a zip by name (PKWARE APPNOTE 4.3). No more is ever unpacked than the limits allow, whatever the
 * headers promise. Throws `UnreadableZip`. Zip64 is not read: what is so large is too large.
 */
export function readZip(zip: Buffer, limits: ZipLimits): Map<string, Buffer> {
  try {
    return unpack(zip, limits);
  } catch (error) {
    // Offsets beyond the end, and what zlib finds.
    throw error instanceof UnreadableZip ? error : new UnreadableZip('broken');
  }
}

function unpack(zip: Buffer, limits: ZipLimits): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  let left = limits.bytes;
  for (const entry of directoryOf(zip, limits.entries)) {
    if (entry.isEncrypted) throw new UnreadableZip('encrypted');
    if (entry.size > left) throw new UnreadableZip('too-large');
    const content = contentOf(zip, entry, left);
    left -= content.length;
    contents.set(entry.name, content);
  }
  return contents;
}

/** What the directory of a zip names, at most so many entries. Throws `UnreadableZip`, and `RangeError` at its broken end. */
export function directoryOf(zip: Buffer, most: number): ZipEntry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > most) throw new UnreadableZip('too-large');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY) throw new UnreadableZip('broken');
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

/** The end record stands last, but for a comment. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new UnreadableZip('broken');
}

/** The bytes of an entry as they lie in the zip. */
export function packedOf(zip: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL) throw new UnreadableZip('broken');
  const from = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(from, from + packedSize);
  if (packed.length !== packedSize) throw new UnreadableZip('broken');
  return packed;
}

function contentOf(zip: Buffer, entry: ZipEntry, left: number): Buffer {
  const { packedSize, method } = entry;
  const packed = packedOf(zip, entry);
  if (method === STORED && packedSize <= left) return packed;
  if (method === STORED) throw new UnreadableZip('too-large');
  if (method !== DEFLATED) throw new UnreadableZip('broken');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isTooLarge =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableZip(isTooLarge ? 'too-large' : 'broken');
  }
}
