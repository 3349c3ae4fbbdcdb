import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../database';

/**
 * A link is good for ten to twenty minutes. Links made within the same ten minutes are the same text, so that a browser
 * that already has an image does not load it again.
 */
const STEP_SECONDS = 10 * 60;

export interface LinkedFile {
  accountId: string;
  fileId: string;
  /** What the file is called when it is saved. */
  name: string;
}

/** Makes and checks links to files: whoever has one may read that file for some minutes, without a token. */
export function fileLinks(secret: (tx: Tx) => Promise<Buffer>) {
  async function signatureOf(
    tx: Tx,
    { accountId, fileId, name }: LinkedFile,
    expires: number,
  ): Promise<string> {
    const text = JSON.stringify([accountId, fileId, name, expires]);
    return createHmac('sha256', await secret(tx))
      .update(text)
      .digest('base64url');
  }

  return {
    /** The address of a file, from the root of this server. */
    async linkTo(tx: Tx, file: LinkedFile, now = Date.now()): Promise<string> {
      const expires = (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS;
      const signature = await signatureOf(tx, file, expires);
      const place = [file.accountId, file.fileId, encodeURIComponent(file.name)].join('/');
      return `/api/files/${place}?expires=${expires}&signature=${signature}`;
    },

    async isGood(
      tx: Tx,
      file: LinkedFile,
      { expires, signature }: { expires: number; signature: string },
      now = Date.now(),
    ): Promise<boolean> {
      const expected = Buffer.from(await signatureOf(tx, file, expires));
      const given = Buffer.from(signature);
      return expires * 1000 > now && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

export type FileLinks = ReturnType<typeof fileLinks>;
