import type { Row, Tx } from '@girassol/api-platform/database';
import type { EditableWebsite } from '@girassol/shared-domain/contract';
import { parseSiteContent } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { buildSiteUrls } from '../../page/build-site-urls';

/** Converts a row of a site to the record that the API returns to the users who edit the site. */
export async function loadEditedWebsite(
  tx: Tx,
  site: Row<'websites'>,
  request: FastifyRequest,
): Promise<EditableWebsite> {
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', site.account_id)
    .where('id', '=', site.draft_by)
    .executeTakeFirstOrThrow();
  return {
    slug: site.slug,
    url: buildSiteUrls(request, { accountId: site.account_id, slug: site.slug }).canonicalUrl,
    draft: parseSiteContent(site.draft),
    revision: site.draft_revision,
    savedBy: name,
    savedTimestamp: site.draft_at.getTime(),
    publishedVersion: site.published_version,
    isChanged: await isChanged(tx, site),
    suspended: site.suspended_at && {
      why: site.suspended_why ?? '',
      timestamp: site.suspended_at.getTime(),
    },
  };
}

/** Compared where both are stored: the order of their parts is the same there. */
async function isChanged(tx: Tx, { account_id, published_version }: Row<'websites'>): Promise<boolean> {
  if (published_version === null) return true;
  const same = await tx
    .selectFrom('websites as w')
    .innerJoin('website_versions as v', 'v.account_id', 'w.account_id')
    .select('w.slug')
    .where('w.account_id', '=', account_id)
    .where('v.version', '=', published_version)
    .where(sql<boolean>`w.draft = v.content`)
    .executeTakeFirst();
  return same === undefined;
}
