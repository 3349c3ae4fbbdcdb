import { randomBytes } from 'node:crypto';

/** Counts that fit into the twelve bits behind the milliseconds. */
const COUNTS = 0x1000;

/** The millisecond of the last id, and its count in it. */
const last = { ms: -1, count: 0 };

/**
 * Generates a UUID version 7 (RFC 9562): 48 bits of epoch milliseconds, a 12-bit counter, and random bits. Ids grow
 * with time, so that an index is filled at its end; ids of one process grow within a millisecond too, so that rows keep
 * the order in which they were added.
 */
export const generateId = (now = Date.now()): string => formatId(randomBytes(16), now);

/** Generates `count` ids with one request for random bytes. */
export function generateIds(count: number, now = Date.now()): string[] {
  const bytes = randomBytes(16 * count);
  return Array.from({ length: count }, (_, at) => formatId(bytes.subarray(at * 16, at * 16 + 16), now));
}

/**
 * Counts up within a millisecond, from a random place in the lower half of the counts. Ids past the last count all have it:
 * they come after the others, in no order among themselves.
 */
function countIn(ms: number, random: number): number {
  last.count = last.ms === ms ? Math.min(last.count + 1, COUNTS - 1) : random % (COUNTS / 2);
  last.ms = ms;
  return last.count;
}

function formatId(bytes: Buffer, now: number): string {
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | countIn(now, bytes.readUInt16BE(6)), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
