import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database, Row } from '../database';
import { reencodePicture } from '../pictures';
import type { FileStore } from './file-store';
import { toStoredBytes } from './to-stored-bytes';

/** Pixels of the longer side: sharp on a card of a phone. */
const MAX_PREVIEW_SIDE = 480;
const PREVIEWED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

type Original = Pick<Row<'stored_files'>, 'account_id' | 'id' | 'user_id' | 'content_type' | 'size'>;
type Preview = Pick<Row<'stored_files'>, 'id' | 'content_type' | 'size'>;

/** Checks whether files of this type have a preview picture. */
export const isPreviewableType = (contentType: string): boolean => PREVIEWED.has(contentType);

/**
 * Loads the preview of a stored picture. The first request creates and stores the preview, which is deleted
 * with its original. Returns null if the original's contents are gone. Throws a refusal (415) if the contents
 * are no readable picture.
 */
export async function loadOrCreatePreview(
  { database, store }: { database: Database; store: FileStore },
  original: Original,
): Promise<Preview | null> {
  const { account_id, user_id } = original;
  const known = await findStoredPreview(database, original);
  if (known) return known;
  if (!(await store.exists(original.id))) return null;
  const content = toStoredBytes(store, original);
  const made = await reencodePicture(content, { longest: MAX_PREVIEW_SIDE, as: 'webp' }, account_id);
  const preview = { id: randomUUID(), content_type: made.contentType, size: made.content.length };
  // The row first, as for every file: whatever ends on the way, the sweep finds it.
  await database.asAccount({ accountId: account_id }, (tx) =>
    tx
      .insertInto('stored_files')
      .values({ account_id, user_id, ...preview, is_kept: false })
      .execute(),
  );
  await store.put(preview.id, Readable.from([made.content]));
  const isFirst = await database.asAccount({ accountId: account_id }, async (tx) => {
    // Two may have made it at once: one of them is kept.
    await tx
      .selectFrom('stored_files')
      .select('id')
      .where('account_id', '=', account_id)
      .where('id', '=', original.id)
      .forUpdate()
      .executeTakeFirst();
    const other = await tx
      .selectFrom('stored_files')
      .select('id')
      .where('account_id', '=', account_id)
      .where('preview_of', '=', original.id)
      .executeTakeFirst();
    if (other) return false;
    await tx
      .updateTable('stored_files')
      .set({ is_kept: true, preview_of: original.id })
      .where('account_id', '=', account_id)
      .where('id', '=', preview.id)
      .execute();
    return true;
  });
  if (isFirst) return preview;
  await store.delete(preview.id);
  await database.asAccount({ accountId: account_id }, (tx) =>
    tx.deleteFrom('stored_files').where('account_id', '=', account_id).where('id', '=', preview.id).execute(),
  );
  return findStoredPreview(database, original);
}

const findStoredPreview = (database: Database, { account_id, id }: Original): Promise<Preview | null> =>
  database.asAccount({ accountId: account_id }, async (tx) => {
    const found = await tx
      .selectFrom('stored_files')
      .select(['id', 'content_type', 'size'])
      .where('account_id', '=', account_id)
      .where('preview_of', '=', id)
      .executeTakeFirst();
    return found ?? null;
  });
