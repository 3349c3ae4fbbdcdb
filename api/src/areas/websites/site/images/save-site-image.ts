import type { Caller } from '@girassol/api-platform/access';
import { generateId, type ImageVariant, type Tx } from '@girassol/api-platform/database';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import type { SiteImage } from '@girassol/shared-domain/contract';
import { toSiteImage } from './load-images';

/** Uploaded picture of a site in all sizes, stored as files that are not assigned to the account yet. */
export interface StoredImageSizes {
  name: string;
  width: number;
  height: number;
  sizes: { webp: ImageVariant[]; og: ImageVariant };
}

/**
 * Saves an uploaded picture, whose sizes are stored, as a picture of the account's site. From then on
 * everybody who knows the URL of a size can load it.
 */
export async function saveSiteImage(
  tx: Tx,
  { accountId, userId }: Caller,
  { name, width, height, sizes }: StoredImageSizes,
): Promise<SiteImage> {
  const all = [...sizes.webp, sizes.og];
  for (const { fileId, contentType, size } of all)
    await saveReservedFile(tx, accountId, { id: fileId, name, contentType, size });
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
      id: generateId(),
      name,
      width,
      height,
      sizes: JSON.stringify(sizes),
      user_id: userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSiteImage(image);
}
