import { randomBytes } from 'node:crypto';

/**
 * A UUID version 7 (RFC 9562): 48 bits of epoch milliseconds, then random. Ids made by the application grow with time,
 * so that an index is filled at its end.
 */
export const newId = (now = Date.now()): string => idOf(randomBytes(16), now);

/** Many of them: the system is asked once for what is random. */
export function newIds(count: number, now = Date.now()): string[] {
  const bytes = randomBytes(16 * count);
  return Array.from({ length: count }, (_, at) => idOf(bytes.subarray(at * 16, at * 16 + 16), now));
}

function idOf(bytes: Buffer, now: number): string {
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
