const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** UTF-8 of a text, without an encoder of a browser or of Node. */
function utf8(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

const u16 = (value: number) => [value & 0xff, value >>> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** 1 January 1980, the first day a zip knows: the same files make the same bytes. */
const NO_TIME = [...u16(0), ...u16(0x21)];
const UTF8_NAMES = u16(0x0800);

/** Builds a zip of text files without compression (PKWARE APPNOTE 4.3). */
export function buildStoredZip(files: Readonly<Record<string, string>>): Uint8Array {
  const body: number[] = [];
  const directory: number[] = [];
  for (const [path, text] of Object.entries(files)) {
    const name = utf8(path);
    const content = utf8(text);
    const facts = [
      ...UTF8_NAMES,
      ...u16(0),
      ...NO_TIME,
      ...u32(crc32(content)),
      ...u32(content.length),
      ...u32(content.length),
      ...u16(name.length),
      ...u16(0),
    ];
    directory.push(...u32(0x02014b50), ...u16(20), ...u16(20), ...facts);
    directory.push(...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(body.length), ...name);
    body.push(...u32(0x04034b50), ...u16(20), ...facts, ...name);
    for (const byte of content) body.push(byte);
  }
  const count = u16(Object.keys(files).length);
  const end = [...u32(0x06054b50), ...u16(0), ...u16(0), ...count, ...count];
  return Uint8Array.from([
    ...body,
    ...directory,
    ...end,
    ...u32(directory.length),
    ...u32(body.length),
    ...u16(0),
  ]);
}
