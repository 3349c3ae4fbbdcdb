import type { FileMagicSignature } from '@girassol/shared-domain';

/**
 * Reads the number of pixels of a picture from the first bytes of its file; undefined if the file is no
 * picture or states its size later. Needed because a picture of few kilobytes may unpack to gigabytes of
 * memory.
 */
export function readPixelCount(signature: FileMagicSignature, head: Buffer): number | undefined {
  try {
    const size = readers[signature]?.(head);
    return size && size[0] * size[1];
  } catch {
    // Too short to say.
    return undefined;
  }
}

/**
 * Returns the maximum number of pixels that an uploaded picture of a file type may have: 220 million for
 * JPEG, which is shown without being held in memory as a whole, 60 million for others. A cover for print has
 * 8 million, a photo of a good phone 50 million.
 */
export const getMaxPixels = (signature: FileMagicSignature): number => (signature === 'jpeg' ? 220e6 : 60e6);

type Size = [width: number, height: number];

const readers: Partial<Record<FileMagicSignature, (head: Buffer) => Size | undefined>> = {
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
