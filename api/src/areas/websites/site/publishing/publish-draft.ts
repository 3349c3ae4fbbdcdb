import type { ParsedBody } from '@girassol/shared-domain/contract';
import { isPublishable } from '@girassol/shared-domain/website';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { Refusal } from '../../../../platform/refusals/refusal';
import { holdSite, requireRevision } from '../hold-site';
import { checkDraft } from './check-draft';
import { requirePublishing, turnTo } from './turn-to';

/**
 * Puts the draft online as a version of its own: checked, kept and turned to in one transaction that holds the site, so
 * that publishing and stepping back at once come one after the other.
 */
export async function publishDraft(
  tx: Tx,
  caller: Caller,
  { revision, note }: ParsedBody<'POST /websites/publish/:userId'>,
): Promise<Row<'websites'>> {
  requirePublishing(caller);
  const { accountId, userId } = caller;
  const site = await holdSite(tx, accountId);
  requireRevision(site, revision);
  const problems = await checkDraft(tx, site);
  if (!isPublishable(problems))
    throw new Refusal(422, 'O site ainda não pode ir ao ar: resolva o que está marcado.', {
      fields: problems
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ blockId, field, message }) => ({ path: blockId ? `${blockId}.${field}` : field, message })),
    });
  const { last } = await tx
    .selectFrom('website_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  await tx
    .insertInto('website_versions')
    .values({
      account_id: accountId,
      version,
      content: JSON.stringify(site.draft),
      note,
      published_by: userId,
    })
    .execute();
  return turnTo(tx, caller, version);
}
