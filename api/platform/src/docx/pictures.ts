const at = (content: Uint8Array, from: number, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => content[from + index] === byte);

/** Types of pictures that a document may show, and how each begins. */
const beginnings: readonly [type: string, begins: (content: Uint8Array) => boolean][] = [
  ['image/png', (content) => at(content, 0, 0x89, 0x50, 0x4e, 0x47)],
  ['image/jpeg', (content) => at(content, 0, 0xff, 0xd8, 0xff)],
  ['image/gif', (content) => at(content, 0, 0x47, 0x49, 0x46, 0x38)],
  ['image/bmp', (content) => at(content, 0, 0x42, 0x4d)],
  ['image/tiff', (content) => at(content, 0, 0x49, 0x49, 0x2a, 0) || at(content, 0, 0x4d, 0x4d, 0, 0x2a)],
  // Enhanced and plain metafiles of Windows: drawings that were pasted.
  ['image/x-emf', (content) => at(content, 0, 1, 0, 0, 0) && at(content, 40, 0x20, 0x45, 0x4d, 0x46)],
  ['image/x-wmf', (content) => at(content, 0, 0xd7, 0xcd, 0xc6, 0x9a) || at(content, 0, 1, 0, 9, 0)],
];

/**
 * Detects the type of a picture in a Word document by its bytes, not its name; null for a type that is not
 * allowed in a document.
 */
export const detectPictureType = (content: Uint8Array): string | null =>
  beginnings.find(([, begins]) => begins(content))?.[0] ?? null;

export const SVG_TYPE = 'image/svg+xml';
