/**
 * Removes the metadata of a JPEG or PNG in a document: location, owner and remarks that a camera stored,
 * previews of the uncropped picture, and appended data. Pixels and colours stay byte for byte. Pictures of
 * other types are returned as they are.
 */
export function removePictureMetadata(type: string, content: Buffer): Buffer {
  if (type === 'image/png') return plainPng(content);
  if (type === 'image/jpeg') return plainJpeg(content);
  return content;
}

const PNG_BEGINNING = 8;
/** Length and name before the data of a chunk, and its checksum behind. */
const CHUNK_FRAME = 12;
/** Chunks that hold the drawing and the meaning of its colours (PNG specification, third edition, 11). */
const PNG_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP pHYs bKGD'.split(' '));

function plainPng(content: Buffer): Buffer {
  const kept = [content.subarray(0, PNG_BEGINNING)];
  for (let at = PNG_BEGINNING; at + CHUNK_FRAME <= content.length; ) {
    const end = at + CHUNK_FRAME + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(name)) kept.push(content.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const EOI = 0xd9;
const SOS = 0xda;
/** Segments that applications add, and remarks (ITU-T T.81, table B.1). */
const APP0 = 0xe0;
const APP15 = 0xef;
const COM = 0xfe;
/** Name of a marker, and the length of what follows. */
const SEGMENT_HEAD = 4;

function plainJpeg(content: Buffer): Buffer {
  const kept = [content.subarray(0, 2)];
  for (let at = 2; at + SEGMENT_HEAD <= content.length; ) {
    const marker = content[at + 1] ?? EOI;
    const end = at + 2 + content.readUInt16BE(at + 2);
    // Between segments there may be filling bytes, and decoders pass over others.
    if (content[at] !== 0xff || marker < 0xc0 || marker === 0xff || end < at + SEGMENT_HEAD) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    kept.push(plainSegment(marker, content.subarray(at, end)));
    at = end;
    if (marker !== SOS) continue;
    at = endOfScan(content, end);
    kept.push(content.subarray(end, at));
  }
  return Buffer.concat([...kept, Buffer.from([0xff, EOI])]);
}

/** The points of a scan end before the first marker that is none of its own. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? EOI;
    const isOwn = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isOwn) return at;
  }
  return content.length;
}

const NOTHING = Buffer.alloc(0);

/** A segment as it is kept. Of what applications add: size of a point, colours, and which side is up. */
function plainSegment(marker: number, segment: Buffer): Buffer {
  if (marker === COM) return NOTHING;
  if (marker < APP0 || marker > APP15) return segment;
  const name = segment.toString('latin1', SEGMENT_HEAD, SEGMENT_HEAD + 12);
  if (name.startsWith('JFIF\0')) return withoutThumbnail(segment);
  if (name.startsWith('ICC_PROFILE') || name.startsWith('Adobe')) return segment;
  return name.startsWith('Exif\0\0') ? orientationAlone(segment) : NOTHING;
}

const withoutThumbnail = (jfif: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, APP0, 0, 16]), jfif.subarray(SEGMENT_HEAD, 16), Buffer.alloc(2)]);

const ORIENTATION = 0x0112;
const IFD_ENTRY = 12;
const TIFF_AT = SEGMENT_HEAD + 6;

/** Notes of a camera with nothing but which side is up (Exif 2.32, 4.6.2); nothing where they do not say. */
function orientationAlone(segment: Buffer): Buffer {
  const orientation = getOrientation(segment.subarray(TIFF_AT));
  if (orientation < 2 || orientation > 8) return NOTHING;
  const tiff = Buffer.from(`4d4d002a000000080001011200030000000100${'00'.repeat(7)}`, 'hex');
  tiff[19] = orientation;
  const notes = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, notes.length + 2]), notes]);
}

function getOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * IFD_ENTRY;
      if (short(at) === ORIENTATION) return short(at + 8);
    }
  } catch {
    // It leads beyond its end: it says nothing.
  }
  return 0;
}
