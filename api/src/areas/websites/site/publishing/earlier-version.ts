import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestParams } from '@girassol/shared-domain/contract';
import { updateSiteDraft } from '../draft/save-site-draft';
import { lockSite, requireSiteRevision } from '../lock-site';
import { activateVersion, requirePublishingAllowed } from './activate-version';

type Named = Pick<ParsedRequestParams<'POST /websites/versions/:userId/:version/online'>, 'version'>;

/** Publishes an earlier version of a site again. The draft does not change. */
export async function republishVersion(tx: Tx, caller: Caller, { version }: Named): Promise<Row<'websites'>> {
  requirePublishingAllowed(caller);
  const site = await lockSite(tx, caller.accountId);
  await requireVersion(tx, caller.accountId, version);
  return site.published_version === version ? site : activateVersion(tx, caller, version);
}

/**
 * Replaces the draft of a site by an earlier version. Throws 409 if another user saved the draft after the
 * revision that the caller loaded.
 */
export async function restoreVersionAsDraft(
  tx: Tx,
  caller: Caller,
  { version, revision }: Named & { revision: number },
): Promise<Row<'websites'>> {
  const site = await lockSite(tx, caller.accountId);
  requireSiteRevision(site, revision);
  const { content } = await requireVersion(tx, caller.accountId, version);
  return updateSiteDraft(tx, caller, JSON.stringify(content));
}

async function requireVersion(tx: Tx, accountId: string, version: number) {
  const found = await tx
    .selectFrom('website_versions')
    .select('content')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw notFound('Esta versão do site não existe.');
  return found;
}
