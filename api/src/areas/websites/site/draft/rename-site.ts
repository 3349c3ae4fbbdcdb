import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { findReservedSlugReason } from '@girassol/shared-domain/website';
import { lockSite } from '../lock-site';

/** Changes the slug of a site. Slugs belong to an account for good, and former ones redirect to the present one. */
export async function renameSite(tx: Tx, caller: Caller, slug: string): Promise<Row<'websites'>> {
  const { accountId } = caller;
  const site = await lockSite(tx, accountId);
  if (site.slug === slug) return site;
  const reserved = findReservedSlugReason(slug);
  if (reserved) throw invalidField('slug', reserved);
  await tx
    .insertInto('website_slugs')
    .values({ slug, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Rows of others are not seen: what is not among the own ones is somebody else's.
  const own = await tx
    .selectFrom('website_slugs')
    .select('slug')
    .where('account_id', '=', accountId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!own) throw invalidField('slug', 'Outro site usa, ou já usou, este nome. Escolha outro.');
  const renamed = await tx
    .updateTable('websites')
    .set({ slug })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishEvent(tx, caller, { kind: 'website-changed' });
  return renamed;
}
