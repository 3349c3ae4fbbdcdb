/**
 * Returns the CRC-16/CCITT-FALSE of an ASCII text as four hexadecimal digits: polynomial 1021, start FFFF. "123456789"
 * gives 29B1.
 */
export function computeCrc16(text: string): string {
  let remainder = 0xffff;
  for (const byte of new Uint8Array([...text].map((character) => character.charCodeAt(0)))) {
    remainder ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 0x8000 ? ((remainder << 1) ^ 0x1021) & 0xffff : (remainder << 1) & 0xffff;
    }
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0');
}
