import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;
/** 1 January 1980, the first day a zip knows: the same parts make the same bytes. */
const NO_DATE = 0x21;
const UTF8_NAMES = 0x0800;

/** Builds a compressed zip archive of the given contents by name (PKWARE APPNOTE 4.3), without Zip64. */
export function buildZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of parts) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const facts = buildEntryHeader({ name, content, packed });
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name]));
    bodies.push(body);
    at += body.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...bodies, index, buildEndRecord({ count: parts.size, index, at })]);
}

/** Builds the fields of an entry that are written both beside its contents and in the directory. */
function buildEntryHeader({ name, content, packed }: Record<'name' | 'content' | 'packed', Buffer>): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(NO_DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function buildEndRecord({ count, index, at }: { count: number; index: Buffer; at: number }): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
