import type { SiteImage } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../../../platform/database';
import type { ShownImage } from '../../page/site-facts';

/** Where one size of a picture is read, by whoever has the address. */
export const imageUrl = (accountId: string, fileId: string): string =>
  `/institucional/imagem/${accountId}/${fileId}`;

/** A picture as editors have it. */
export function siteImageOf({
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
    sizes: sizes.webp.map((size) => ({ url: imageUrl(account_id, size.fileId), width: size.width })),
  };
}

/** Every picture of the site by its id, the newest first. */
export async function readImages(tx: Tx, accountId: string): Promise<ReadonlyMap<string, ShownImage>> {
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
      { ...siteImageOf(row), ogUrl: imageUrl(row.account_id, row.sizes.og.fileId) },
    ]),
  );
}

/** The same as editors have them. */
export const listImages = async (tx: Tx, accountId: string): Promise<SiteImage[]> =>
  [...(await readImages(tx, accountId)).values()].map(({ ogUrl: _, ...image }) => image);
