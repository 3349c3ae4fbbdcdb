import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** Claims that both sides sign for every message: its digest, its time and its destination. */
const claimsSchema = z.object({
  payload_md5: z.string(),
  timestamp: z.string(),
  method: z.string(),
  uri: z.string(),
});
/** Claims of the token that signs each message from or to the bank QI: digest, time, method and address. */
export type QiTokenClaims = z.output<typeof claimsSchema>;

const HEADER = base64url(JSON.stringify({ typ: 'JWT', alg: 'ES512' }));
/** Older and younger is refused. */
const WINDOW_MS = 5 * 60_000;

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/**
 * Computes the MD5 digest of a message that the bank QI requires. The message is protected by the signature
 * over the digest, not by MD5.
 */
export const computeMd5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Restores the line ends of a PEM, which are written `\n` in an environment variable. */
const toPem = (text: string) => text.replaceAll('\\n', '\n');
/**
 * Parses Girassol's private key for the bank QI from PEM text, in which line ends may be written as a
 * backslash and an n.
 */
export const parsePrivateKey = (pem: string): KeyObject => createPrivateKey(toPem(pem));
/**
 * Parses the public key of the bank QI from PEM text, in which line ends may be written as a backslash and an
 * n.
 */
export const parsePublicKey = (pem: string): KeyObject => createPublicKey(toPem(pem));

/** Signs the token (JWT, ES512) of one message to the bank QI. */
export function signToken(content: QiTokenClaims, key: KeyObject): string {
  const body = `${HEADER}.${base64url(JSON.stringify(content))}`;
  const signature = sign('sha512', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `${body}.${signature.toString('base64url')}`;
}

/**
 * Verifies the token of a message from the bank QI, and returns its claims. Returns null if the signature is
 * not QI's, the token is more than five minutes old or in the future, or the digest is not that of `bytes`.
 */
export function verifyToken(
  token: string,
  bytes: Buffer,
  key: KeyObject,
  now = Date.now(),
): QiTokenClaims | null {
  const [header = '', content = '', signature = '', ...rest] = token.replace(/^Bearer /, '').split('.');
  // Only what this side says it is: no other algorithm, and none at all, is looked at.
  if (rest.length > 0 || readJson(header)?.alg !== 'ES512') return null;
  const isSigned = verify(
    'sha512',
    Buffer.from(`${header}.${content}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { data: said } = claimsSchema.safeParse(readJson(content));
  if (!isSigned || !said || said.payload_md5 !== computeMd5(bytes)) return null;
  return Math.abs(now - Date.parse(said.timestamp)) <= WINDOW_MS ? said : null;
}

function readJson(part: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}
