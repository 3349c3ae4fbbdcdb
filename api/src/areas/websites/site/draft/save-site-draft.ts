import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { lockSite, requireSiteRevision } from '../lock-site';

/**
 * Saves the draft of the account's site. Throws 409 if the draft was saved by another user after the revision
 * that the caller loaded.
 */
export async function saveSiteDraft(
  tx: Tx,
  caller: Caller,
  { revision, content }: ParsedRequestBody<'PUT /websites/user/:userId'>,
): Promise<Row<'websites'>> {
  const site = await lockSite(tx, caller.accountId);
  requireSiteRevision(site, revision);
  return updateSiteDraft(tx, caller, JSON.stringify(content));
}

/** Updates the draft of a site that is locked already. */
export async function updateSiteDraft(tx: Tx, caller: Caller, draft: string): Promise<Row<'websites'>> {
  const site = await tx
    .updateTable('websites')
    .set({
      draft,
      draft_revision: sql<number>`draft_revision + 1`,
      draft_by: caller.userId,
      draft_at: sql<Date>`now()`,
    })
    .where('account_id', '=', caller.accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishEvent(tx, caller, { kind: 'website-changed' });
  return site;
}
