import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { buildSiteTemplate, toSiteSlug } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import { type StoredImageSizes, saveSiteImage } from '../images/save-site-image';
import { loadAccountDataForSite } from './load-account-data-for-site';

interface Beginning extends ParsedRequestBody<'POST /websites/draft/:userId'> {
  /** Colour of the white label, null if the account has none. */
  brandColor: string | null;
  /** The logo of the account's proposals, drawn anew; null: there is none. */
  logo: StoredImageSizes | null;
}

/**
 * Creates the site of an account from a template, filled with data of the account. Throws 409 if the account
 * has a site already.
 */
export async function createSiteDraft(
  tx: Tx,
  caller: Caller,
  { look, brandColor, logo: drawn }: Beginning,
): Promise<Row<'websites'>> {
  const { accountId, userId } = caller;
  // Two who begin at once wait for one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`website ${accountId}`}, 0))`.execute(tx);
  const begun = await tx
    .selectFrom('websites')
    .select('slug')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (begun) throw new Refusal(409, 'O site desta conta já foi começado. Abra-o no editor.');
  const image = drawn && (await saveSiteImage(tx, caller, drawn));
  const logo = image && { imageId: image._id, alt: '', focusX: 0.5, focusY: 0.5 };
  const facts = await loadAccountDataForSite(tx, caller, { brandColor, logo });
  const slug = await takeFreeSlug(tx, accountId, facts.name);
  const draft = buildSiteTemplate(look, facts, randomUUID);
  const site = await tx
    .insertInto('websites')
    .values({ account_id: accountId, slug, draft: JSON.stringify(draft), draft_by: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishEvent(tx, caller, { kind: 'website-changed' });
  return site;
}

/** Names that are tried with a number behind them before one is made up. */
const MAX_SLUG_ATTEMPTS = 20;

async function takeFreeSlug(tx: Tx, accountId: string, name: string): Promise<string> {
  const wanted = toSiteSlug(name);
  for (let attempt = 1; attempt <= MAX_SLUG_ATTEMPTS; attempt += 1) {
    const slug = attempt === 1 ? wanted : `${wanted}-${attempt}`;
    const taken = await tx
      .insertInto('website_slugs')
      .values({ slug, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 1n) return slug;
  }
  const slug = `${wanted.slice(0, 45)}-${randomUUID().slice(0, 8)}`;
  await tx.insertInto('website_slugs').values({ slug, account_id: accountId }).execute();
  return slug;
}
