import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A part of a zip, by its name, as text in pieces. */
export type ZipPart = [name: string, pieces: Iterable<string> | AsyncIterable<string>];

const DEFLATED = 8;
/** Names are UTF-8; sizes come after what they are of. */
const FLAGS = 0x0808;
/** 1 January 1980, the first day a zip knows. */
const NO_DATE = 0x21;

/** Writes a zip piece by piece (PKWARE APPNOTE 4.3), holding nothing of it in memory. Up to 4 GB. */
export async function writeZipFile(path: string, parts: Iterable<ZipPart>): Promise<void> {
  const file = createWriteStream(path);
  const ended = finished(file);
  ended.catch(() => {});
  let at = 0;
  const write = async (bytes: Buffer) => {
    at += bytes.length;
    if (!file.write(bytes)) await Promise.race([once(file, 'drain'), ended]);
  };
  const directory: Buffer[] = [];
  for (const [name, pieces] of parts) {
    const offset = at;
    const title = Buffer.from(name);
    const begin = { title, crc: 0, packed: 0, size: 0 };
    await write(Buffer.concat([Buffer.from('PK\x03\x04'), factsOf(begin), title]));
    const sizes = { crc: 0, size: 0 };
    const from = at;
    const packing = pipeline(measured(pieces, sizes), createDeflateRaw({ level: 4 }), () => {});
    for await (const bytes of packing) await write(bytes);
    const facts = factsOf({ ...begin, ...sizes, packed: at - from });
    await write(Buffer.concat([Buffer.from('PK\x07\x08'), facts.subarray(10, 22)]));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title);
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length / 4, 8);
  end.writeUInt16LE(directory.length / 4, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  file.end(Buffer.concat([index, end]));
  await ended;
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

/** What an entry says of itself, beside its contents and in the directory. */
function factsOf({ title, crc, packed, size }: Facts): Buffer {
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
