import type { FileSignature } from '@girassol/shared-domain';

/**
 * Points of a picture, by what its beginning says; undefined for what is no picture, or says it later. A few kilobytes may
 * unpack to gigabytes: whoever shows or prints it would have to hold them.
 */
export function pointsOf(signature: FileSignature, head: Buffer): number | undefined {
  try {
    const size = readers[signature]?.(head);
    return size && size[0] * size[1];
  } catch {
    // Too short to say.
    return undefined;
  }
}

/** A cover for print has 8 million, a photo of a good phone 50. JPEG comes with up to 200, and shows without being held whole. */
export const mostPoints = (signature: FileSignature): number => (signature === 'jpeg' ? 220e6 : 60e6);

type Size = [width: number, height: number];

const readers: Partial<Record<FileSignature, (head: Buffer) => Size | undefined>> = {
  png: (head) => [head.readUInt32BE(16), head.readUInt32BE(20)],
  gif: (head) => [head.readUInt16LE(6), head.readUInt16LE(8)],
  bmp: (head) => [Math.abs(head.readInt32LE(18)), Math.abs(head.readInt32LE(22))],
  webp: webpSize,
  jpeg: jpegSize,
};

/** RFC 9649: the first chunk says which of three kinds it is. */
function webpSize(head: Buffer): Size | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8 ':
      return [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff];
    default:
      return undefined;
  }
}

/** The frame header (SOF) may stand after others; 0xc4, 0xc8 and 0xcc are none. */
function jpegSize(head: Buffer): Size | undefined {
  for (let at = 2; head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [head.readUInt16BE(at + 7), head.readUInt16BE(at + 5)];
  }
  return undefined;
}
