import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database, Row } from '../database';
import { remakePicture } from '../pictures';
import type { FileStore } from './file-store';

/** Pixels of the longer side: sharp on a card of a phone. */
const LONGEST = 480;
const PREVIEWED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

type Original = Pick<Row<'stored_files'>, 'account_id' | 'id' | 'user_id' | 'content_type'>;
type Preview = Pick<Row<'stored_files'>, 'id' | 'content_type' | 'size'>;

/** Are there small pictures of files of this type? */
export const hasPreview = (contentType: string): boolean => PREVIEWED.has(contentType);

/**
 * The small picture of a stored one: made when it is first asked for and kept beside it, until its original ends. Null where
 * the original's contents are gone. Refused (415) where they are no picture that can be read.
 */
export async function previewOf(
  { database, store }: { database: Database; store: FileStore },
  original: Original,
): Promise<Preview | null> {
  const { account_id, user_id } = original;
  const known = await keptPreview(database, original);
  if (known) return known;
  const content = await store.get(original.id);
  if (!content) return null;
  const made = await remakePicture(await buffer(content), { longest: LONGEST, as: 'webp' });
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
  return keptPreview(database, original);
}

const keptPreview = (database: Database, { account_id, id }: Original): Promise<Preview | null> =>
  database.asAccount({ accountId: account_id }, async (tx) => {
    const found = await tx
      .selectFrom('stored_files')
      .select(['id', 'content_type', 'size'])
      .where('account_id', '=', account_id)
      .where('preview_of', '=', id)
      .executeTakeFirst();
    return found ?? null;
  });
