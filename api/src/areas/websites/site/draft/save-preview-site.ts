import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { SiteContent } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import { loadSite } from '../lock-site';

/**
 * Saves content of a site for a preview and returns the URL of the preview. Each user has one preview, whose
 * URL does not change.
 */
export async function savePreviewSite(
  tx: Tx,
  { accountId, userId }: Caller,
  content: SiteContent,
): Promise<{ url: string }> {
  await loadSite(tx, accountId);
  const { id } = await tx
    .insertInto('website_previews')
    .values({ account_id: accountId, user_id: userId, id: randomUUID(), content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id'])
        .doUpdateSet({ content: JSON.stringify(content), made_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { url: `/institucional/previa/${id}` };
}
