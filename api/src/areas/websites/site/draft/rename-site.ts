import { whyReserved } from '@girassol/shared-domain/website';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { wrongField } from '../../../../platform/refusals/refusal';
import { holdSite } from '../hold-site';

/** Gives a site another name in its address. A name is its account's for good: the earlier ones lead to it. */
export async function renameSite(tx: Tx, caller: Caller, slug: string): Promise<Row<'websites'>> {
  const { accountId } = caller;
  const site = await holdSite(tx, accountId);
  if (site.slug === slug) return site;
  const reserved = whyReserved(slug);
  if (reserved) throw wrongField('slug', reserved);
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
  if (!own) throw wrongField('slug', 'Outro site usa, ou já usou, este nome. Escolha outro.');
  const renamed = await tx
    .updateTable('websites')
    .set({ slug })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publish(tx, caller, { kind: 'website-changed' });
  return renamed;
}
