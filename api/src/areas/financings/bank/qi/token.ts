import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** What both sides sign of every message: its bytes, its moment and where it goes. */
const claims = z.object({
  payload_md5: z.string(),
  timestamp: z.string(),
  method: z.string(),
  uri: z.string(),
});
export type Claims = z.output<typeof claims>;

const HEADER = base64url(JSON.stringify({ typ: 'JWT', alg: 'ES512' }));
/** Older and younger is refused. */
const WINDOW_MS = 5 * 60_000;

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The digest that the bank asks for; what protects it is the signature over it. */
export const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Line ends of a PEM are written `\n` in a variable of the environment. */
const pemOf = (text: string) => text.replaceAll('\\n', '\n');
export const readPrivateKey = (pem: string): KeyObject => createPrivateKey(pemOf(pem));
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pemOf(pem));

/** A signed token (JWT, ES512) for one message. */
export function signToken(content: Claims, key: KeyObject): string {
  const body = `${HEADER}.${base64url(JSON.stringify(content))}`;
  const signature = sign('sha512', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `${body}.${signature.toString('base64url')}`;
}

/** What a token says of these bytes, when the bank signed it in the last minutes; null for any other. */
export function readToken(token: string, bytes: Buffer, key: KeyObject, now = Date.now()): Claims | null {
  const [header = '', content = '', signature = '', ...rest] = token.replace(/^Bearer /, '').split('.');
  // Only what this side says it is: no other algorithm, and none at all, is looked at.
  if (rest.length > 0 || readJson(header)?.alg !== 'ES512') return null;
  const isSigned = verify(
    'sha512',
    Buffer.from(`${header}.${content}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { data: said } = claims.safeParse(readJson(content));
  if (!isSigned || !said || said.payload_md5 !== md5(bytes)) return null;
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
