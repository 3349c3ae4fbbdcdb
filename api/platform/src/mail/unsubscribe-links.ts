import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../database';
import { createSecretLoader } from '../secrets/create-secret-loader';

/** Path below which the pages stand by which mails are switched off. */
export const UNSUBSCRIBE_PATH = '/parar-de-receber';

/** Mails that a person switches off by one link: those about one kind of notification, or the mail of the morning. */
export interface UnsubscribeLink {
  accountId: string;
  userId: string;
  /** Kind of notification; null for the mail of the morning. */
  kind: string | null;
}

const loadSecret = createSecretLoader('unsubscribe-links');

const sign = async (tx: Tx, content: string): Promise<Buffer> =>
  createHmac('sha256', await loadSecret(tx))
    .update(content)
    .digest();

/** Creates the signed token of a link. It does not expire, because mails are kept for years. */
export async function createUnsubscribeToken(tx: Tx, link: UnsubscribeLink): Promise<string> {
  const content = Buffer.from(JSON.stringify([link.accountId, link.userId, link.kind])).toString('base64url');
  return `${content}.${(await sign(tx, content)).toString('base64url')}`;
}

/** Reads the token of a link; null for whatever this server has not signed. */
export async function readUnsubscribeToken(tx: Tx, token: string): Promise<UnsubscribeLink | null> {
  const [content = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), await sign(tx, content)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [accountId, userId, kind] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
    string,
    string,
    string | null,
  ];
  return { accountId, userId, kind };
}
