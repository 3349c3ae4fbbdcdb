import type { DistributionDocument } from '@girassol/federation/registry';
import { newId, type Tx } from '../../../platform/database';

/** How long a distribution waits to be looked at, milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;

/** A distribution that is not live, for those who are shown it. */
export interface KeptPreview {
  id: string;
  document: DistributionDocument;
  by: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Keeps a document for a day. What is older goes. */
export async function keepPreview(
  tx: Tx,
  { document, by }: Pick<KeptPreview, 'document' | 'by'>,
  now = Date.now(),
): Promise<KeptPreview> {
  const preview = { id: newId(), document, by, until: now + KEPT_MS };
  await tx.deleteFrom('distribution_previews').where('expires_at', '<', new Date(now)).execute();
  await tx
    .insertInto('distribution_previews')
    .values({ id: preview.id, document: JSON.stringify(document), by, expires_at: new Date(preview.until) })
    .execute();
  return preview;
}

/** Those that can still be looked at. */
export async function readPreviews(tx: Tx, now = Date.now()): Promise<KeptPreview[]> {
  const rows = await tx
    .selectFrom('distribution_previews')
    .selectAll()
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows.map(({ id, document, by, expires_at }) => ({ id, document, by, until: expires_at.getTime() }));
}
