import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../database';

/**
 * A link is good for ten to twenty minutes. Links made within the same ten minutes are the same text, so that a browser
 * that already has an image does not load it again.
 */
const STEP_SECONDS = 10 * 60;

/** File to which a signed link leads, with the name under which it is downloaded. */
export interface LinkedFile {
  accountId: string;
  fileId: string;
  /** File name for downloads. */
  name: string;
}

/**
 * Creates the functions that sign and verify links to files. Anybody with a signed link may read the file for
 * some minutes, without a token.
 */
export function createFileLinkSigner(secret: (tx: Tx) => Promise<Buffer>) {
  async function getSignature(
    tx: Tx,
    { accountId, fileId, name }: LinkedFile,
    expires: number,
  ): Promise<string> {
    const text = JSON.stringify([accountId, fileId, name, expires]);
    return createHmac('sha256', await secret(tx))
      .update(text)
      .digest('base64url');
  }

  /** Signs a link for some minutes; returns the query of its address. */
  async function sign(tx: Tx, file: LinkedFile, now = Date.now()): Promise<string> {
    const expires = (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS;
    return `expires=${expires}&signature=${await getSignature(tx, file, expires)}`;
  }

  return {
    sign,

    /** The address of a file, from the root of this server. */
    async linkTo(tx: Tx, file: LinkedFile, now = Date.now()): Promise<string> {
      const place = [file.accountId, file.fileId, encodeURIComponent(file.name)].join('/');
      return `/api/files/${place}?${await sign(tx, file, now)}`;
    },

    async isGood(
      tx: Tx,
      file: LinkedFile,
      { expires, signature }: { expires: number; signature: string },
      now = Date.now(),
    ): Promise<boolean> {
      const expected = Buffer.from(await getSignature(tx, file, expires));
      const given = Buffer.from(signature);
      return expires * 1000 > now && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

export type FileLinkSigner = ReturnType<typeof createFileLinkSigner>;
