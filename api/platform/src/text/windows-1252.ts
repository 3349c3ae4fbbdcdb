/** Characters of the bytes from 0x80 to 0x9f; those that the code page does not use stay control characters. */
const SPECIAL = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes bytes as Windows-1252 text. Replaces `TextDecoder`, which in Node 20 reads the encoding as ISO
 * 8859-1, so that typographic quotes, dashes and the euro sign become control characters.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(/[\x80-\x9f]/g, (byte) => SPECIAL[byte.charCodeAt(0) - 0x80] ?? byte);
}
