import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { isPublishable } from '@girassol/shared-domain/website';
import { lockSite, requireSiteRevision } from '../lock-site';
import { activateVersion, requirePublishingAllowed } from './activate-version';
import { checkSiteDraft } from './check-site-draft';

/**
 * Publishes the draft of a site: checks the draft, saves it as a new version and puts the version online, in
 * one transaction that locks the site. Throws 422 if the draft has errors, 409 if it was saved after the
 * revision that the caller loaded.
 */
export async function publishSiteDraft(
  tx: Tx,
  caller: Caller,
  { revision, note }: ParsedRequestBody<'POST /websites/publish/:userId'>,
): Promise<Row<'websites'>> {
  requirePublishingAllowed(caller);
  const { accountId, userId } = caller;
  const site = await lockSite(tx, accountId);
  requireSiteRevision(site, revision);
  const problems = await checkSiteDraft(tx, site);
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
  return activateVersion(tx, caller, version);
}
