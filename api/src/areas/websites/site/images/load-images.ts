import type { Row, Tx } from '@girassol/api-platform/database';
import type { SiteImage } from '@girassol/shared-domain/contract';
import type { DisplayedImage } from '../../page/site-page-data';

/** Builds the public URL of one size of a site's picture. */
export const buildImageUrl = (accountId: string, fileId: string): string =>
  `/institucional/imagem/${accountId}/${fileId}`;

/** Converts a row of a site's picture to the record that the API returns. */
export function toSiteImage({
  account_id,
  id,
  name,
  width,
  height,
  sizes,
}: Row<'website_images'>): SiteImage {
  return {
    _id: id,
    name,
    width,
    height,
    sizes: sizes.webp.map((size) => ({ url: buildImageUrl(account_id, size.fileId), width: size.width })),
  };
}

/** Loads all pictures of an account's site as a map by picture id, the newest first. */
export async function loadSiteImages(
  tx: Tx,
  accountId: string,
): Promise<ReadonlyMap<string, DisplayedImage>> {
  const rows = await tx
    .selectFrom('website_images')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { ...toSiteImage(row), ogUrl: buildImageUrl(row.account_id, row.sizes.og.fileId) },
    ]),
  );
}

/** Lists the pictures of an account's site as records of the API, the newest first. */
export const listSiteImages = async (tx: Tx, accountId: string): Promise<SiteImage[]> =>
  [...(await loadSiteImages(tx, accountId)).values()].map(({ ogUrl: _, ...image }) => image);
