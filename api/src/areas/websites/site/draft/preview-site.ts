import { randomUUID } from 'node:crypto';
import type { SiteContent } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Tx } from '../../../../platform/database';
import { requireSite } from '../hold-site';

/** Keeps what somebody looks at before it is saved; each person has one preview, at an address that stays theirs. */
export async function previewSite(
  tx: Tx,
  { accountId, userId }: Caller,
  content: SiteContent,
): Promise<{ url: string }> {
  await requireSite(tx, accountId);
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
