import type { SiteImage } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../../platform/access';
import { type ImageSize, newId, type Tx } from '../../../../platform/database';
import { keepFile } from '../../../../platform/files/stored-files';
import { siteImageOf } from './read-images';

/** A picture whose sizes are drawn and stored, and belong to nobody yet. */
export interface DrawnImage {
  name: string;
  width: number;
  height: number;
  sizes: { webp: ImageSize[]; og: ImageSize };
}

/** Makes a drawn picture one of the site: from then on whoever has the address of a size sees it. */
export async function keepImage(
  tx: Tx,
  { accountId, userId }: Caller,
  { name, width, height, sizes }: DrawnImage,
): Promise<SiteImage> {
  const all = [...sizes.webp, sizes.og];
  for (const { fileId, contentType, size } of all)
    await keepFile(tx, accountId, { id: fileId, name, contentType, size });
  await tx
    .updateTable('stored_files')
    .set({ is_public: true })
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      all.map(({ fileId }) => fileId),
    )
    .execute();
  const image = await tx
    .insertInto('website_images')
    .values({
      account_id: accountId,
      id: newId(),
      name,
      width,
      height,
      sizes: JSON.stringify(sizes),
      user_id: userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return siteImageOf(image);
}
