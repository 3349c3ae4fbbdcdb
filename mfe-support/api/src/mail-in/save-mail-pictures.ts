import { Readable } from 'node:stream';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { reserveFile, type StoredFile } from '@girassol/api-platform/files';
import { reencodePicture } from '@girassol/api-platform/pictures';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_PICTURE_PIXELS } from '@girassol/support-domain/tickets';
import type { FastifyInstance } from 'fastify';
import type { ParsedMail } from './parse-mail-task';

/** Picture of a mail in the file store, not yet saved in its account. */
export interface MailPicture extends StoredFile {
  width: number;
  height: number;
}

/** Draws the pictures of a mail anew and puts them into the file store; one that is none is left out by its name. */
export async function storeMailPictures(
  { database, files }: FastifyInstance,
  accountId: string,
  { pictures }: ParsedMail,
): Promise<{ stored: MailPicture[]; leftOut: string[] }> {
  const stored: MailPicture[] = [];
  const leftOut: string[] = [];
  for (const { name, content } of pictures) {
    try {
      const order = { longest: MAX_PICTURE_PIXELS, as: 'same' } as const;
      const { content: drawn, ...facts } = await reencodePicture(Buffer.from(content), order, accountId);
      const id = await database.asAccount({ accountId }, async (tx) => {
        const userId = (await loadAccountOwner(tx, accountId)).id;
        const { accountBytes } = files.limits;
        return reserveFile(tx, { accountId, userId, bytes: drawn.length, accountBytes });
      });
      await files.store.put(id, Readable.from([drawn]));
      stored.push({ id, name, size: drawn.length, ...facts });
    } catch (error) {
      // No picture, or no room for it. A busy reader is asked again with the whole mail.
      if (!(error instanceof Refusal) || error.status === 503) throw error;
      leftOut.push(name);
    }
  }
  return { stored, leftOut };
}
