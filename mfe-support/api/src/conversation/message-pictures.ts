import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import type { MessagePicture } from '../tables';

/** Returns pictures as a message stores them. */
export const toMessagePictures = (pictures: readonly MessagePicture[]): MessagePicture[] =>
  pictures.map(({ id, name, width, height }) => ({ id, name, width, height }));

/** Schedules the deletion of pictures that came with a message which is there already. */
export const discardPictures = (
  tx: Tx,
  accountId: string,
  pictures: readonly Pick<MessagePicture, 'id'>[],
): Promise<void> =>
  scheduleFileDeletion(
    tx,
    accountId,
    pictures.map(({ id }) => id),
  );
