import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Part of a zip: its name, and its content in pieces; texts are written as UTF-8. */
export type ZipPart = [
  name: string,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
];

const DEFLATED = 8;
/** Names are UTF-8; sizes come after what they are of. */
const FLAGS = 0x0808;
/** 1 January 1980, the first day a zip knows. */
const NO_DATE = 0x21;
/** Value of a field of 16 or 32 bits whose number stands in a Zip64 field. */
const IN_ZIP64 = { short: 0xff_ff, long: 0xff_ff_ff_ff };

/**
 * Writes a zip file piece by piece (PKWARE APPNOTE 4.3), without holding it in memory, and returns its bytes. A part takes
 * up to 4 GB; files that are larger, or have more than 65,534 parts, are Zip64.
 */
export async function writeZipFile(
  path: string,
  parts: Iterable<ZipPart> | AsyncIterable<ZipPart>,
): Promise<number> {
  const file = createWriteStream(path);
  const ended = finished(file);
  ended.catch(() => {});
  let at = 0;
  const write = async (bytes: Buffer) => {
    at += bytes.length;
    if (!file.write(bytes)) await Promise.race([once(file, 'drain'), ended]);
  };
  const directory: Buffer[] = [];
  let count = 0;
  try {
    for await (const [name, pieces] of parts) {
      const offset = at;
      const title = Buffer.from(name);
      const begin = { title, crc: 0, packed: 0, size: 0 };
      await write(Buffer.concat([Buffer.from('PK\x03\x04'), buildEntryFields(begin), title]));
      const sizes = { crc: 0, size: 0 };
      const from = at;
      const packing = pipeline(measured(pieces, sizes), createDeflateRaw({ level: 4 }), () => {});
      for await (const bytes of packing) await write(bytes);
      const facts = buildEntryFields({ ...begin, ...sizes, packed: at - from });
      await write(Buffer.concat([Buffer.from('PK\x07\x08'), facts.subarray(10, 22)]));
      directory.push(buildDirectoryEntry({ facts, title, offset }));
      count += 1;
    }
    const index = Buffer.concat(directory);
    const end = buildEndRecords({ count, length: index.length, at });
    file.end(Buffer.concat([index, end]));
    await ended;
    return at + index.length + end.length;
  } catch (error) {
    file.destroy();
    throw error;
  }
}

async function* measured(pieces: ZipPart[1], sizes: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.size += bytes.length;
    yield bytes;
  }
}

interface Facts {
  title: Buffer;
  crc: number;
  packed: number;
  size: number;
}

/** Builds the fields of an entry that are written both beside its contents and in the directory. */
function buildEntryFields({ title, crc, packed, size }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(NO_DATE, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(title.length, 22);
  return facts;
}

/** Builds the entry of the directory; an offset beyond 4 GB stands in a Zip64 field (4.5.3). */
function buildDirectoryEntry({
  facts,
  title,
  offset,
}: {
  facts: Buffer;
  title: Buffer;
  offset: number;
}): Buffer {
  const isFar = offset >= IN_ZIP64.long;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const fields = Buffer.from(facts);
  fields.writeUInt16LE(extra.length, 24);
  const position = Buffer.alloc(14);
  position.writeUInt32LE(isFar ? IN_ZIP64.long : offset, 10);
  return Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([isFar ? 45 : 20, 0]),
    fields,
    position,
    title,
    extra,
  ]);
}

/** Builds what follows the directory: its size and position, also as Zip64 where a number is too large (4.3.14). */
function buildEndRecords({ count, length, at }: { count: number; length: number; at: number }): Buffer {
  const isLarge = count >= IN_ZIP64.short || length >= IN_ZIP64.long || at >= IN_ZIP64.long;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(isLarge ? IN_ZIP64.short : count, 8);
  end.writeUInt16LE(isLarge ? IN_ZIP64.short : count, 10);
  end.writeUInt32LE(isLarge ? IN_ZIP64.long : length, 12);
  end.writeUInt32LE(isLarge ? IN_ZIP64.long : at, 16);
  if (!isLarge) return end;
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(at + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}
