import { randomUUID } from 'node:crypto';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import { slugOf, templateOf } from '@girassol/shared-domain/website';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { Refusal } from '../../../../platform/refusals/refusal';
import { type DrawnImage, keepImage } from '../images/keep-image';
import { accountFacts } from './account-facts';

interface Beginning extends ParsedBody<'POST /websites/draft/:userId'> {
  /** Of the white-label; null: it has none. */
  brandColor: string | null;
  /** The logo of the account's proposals, drawn anew; null: there is none. */
  logo: DrawnImage | null;
}

/** Begins the site of an account with a template, filled with what is known of the account. */
export async function beginDraft(
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
  const image = drawn && (await keepImage(tx, caller, drawn));
  const logo = image && { imageId: image._id, alt: '', focusX: 0.5, focusY: 0.5 };
  const facts = await accountFacts(tx, caller, { brandColor, logo });
  const slug = await takeFreeSlug(tx, accountId, facts.name);
  const draft = templateOf(look, facts, randomUUID);
  const site = await tx
    .insertInto('websites')
    .values({ account_id: accountId, slug, draft: JSON.stringify(draft), draft_by: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
  await publish(tx, caller, { kind: 'website-changed' });
  return site;
}

/** Names that are tried with a number behind them before one is made up. */
const TRIES = 20;

async function takeFreeSlug(tx: Tx, accountId: string, name: string): Promise<string> {
  const wanted = slugOf(name);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
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
