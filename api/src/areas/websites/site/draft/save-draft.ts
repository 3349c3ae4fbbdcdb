import type { ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { holdSite, requireRevision } from '../hold-site';

/** Saves the draft, unless somebody else did since it was read. */
export async function saveDraft(
  tx: Tx,
  caller: Caller,
  { revision, content }: ParsedBody<'PUT /websites/user/:userId'>,
): Promise<Row<'websites'>> {
  const site = await holdSite(tx, caller.accountId);
  requireRevision(site, revision);
  return writeDraft(tx, caller, JSON.stringify(content));
}

/** Writes the draft of a site that is held. */
export async function writeDraft(tx: Tx, caller: Caller, draft: string): Promise<Row<'websites'>> {
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
  await publish(tx, caller, { kind: 'website-changed' });
  return site;
}
