import { generateId, type Tx } from '@girassol/api-platform/database';
import type { DistributionDocument } from '@girassol/federation/registry';
import { DAY_MS } from '@girassol/shared-domain';

/** Time in milliseconds after which the preview of a distribution is deleted. */
const PREVIEW_LIFETIME_MS = DAY_MS;

/** Stored preview of a distribution that is not live. */
export interface StoredDistributionPreview {
  id: string;
  document: DistributionDocument;
  by: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Saves a preview of a distribution that is valid for one day, and deletes expired previews. */
export async function saveDistributionPreview(
  tx: Tx,
  { document, by }: Pick<StoredDistributionPreview, 'document' | 'by'>,
  now = Date.now(),
): Promise<StoredDistributionPreview> {
  const preview = { id: generateId(), document, by, until: now + PREVIEW_LIFETIME_MS };
  await tx.deleteFrom('distribution_previews').where('expires_at', '<', new Date(now)).execute();
  await tx
    .insertInto('distribution_previews')
    .values({ id: preview.id, document: JSON.stringify(document), by, expires_at: new Date(preview.until) })
    .execute();
  return preview;
}

/** Loads the previews of distributions that have not expired. */
export async function loadDistributionPreviews(
  tx: Tx,
  now = Date.now(),
): Promise<StoredDistributionPreview[]> {
  const rows = await tx
    .selectFrom('distribution_previews')
    .selectAll()
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows.map(({ id, document, by, expires_at }) => ({ id, document, by, until: expires_at.getTime() }));
}
