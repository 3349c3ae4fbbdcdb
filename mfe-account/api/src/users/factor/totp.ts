import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the current one whose code is accepted: clocks of phones differ. */
const TOLERATED_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret that server and authenticator share, as base32 without padding. */
export function createTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32[Number.parseInt(group, 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the number of the time step of an instant (RFC 6238). */
export const getTotpStep = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS);

/** Computes the code of a secret for a time step (RFC 4226 with HMAC-SHA-1, which every authenticator app knows). */
export function computeTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest[digest.length - 1] ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * Finds the time step to which a code belongs, of the current one and its neighbours, but none up to `after`, whose codes were
 * used. Returns null for a wrong or used code.
 */
export function findTotpStep(
  code: string,
  { secret, after, now }: { secret: string; after: number; now: number },
): number | null {
  if (code.length !== DIGITS) return null;
  const current = getTotpStep(now);
  let found: number | null = null;
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
    const isRight = timingSafeEqual(Buffer.from(computeTotpCode(secret, step)), toDigits(code));
    if (isRight && step > after) found = step;
  }
  return found;
}

/** The text as six bytes, whatever it holds. */
const toDigits = (code: string): Buffer => Buffer.from(code, 'latin1');

/** Builds the address by which an authenticator takes over a secret, for a QR code. */
export function buildTotpUri({
  secret,
  email,
  issuer,
}: {
  secret: string;
  email: string;
  issuer: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
