import type { Tx } from '@girassol/api-platform/database';
import type { SiteVersion } from '@girassol/shared-domain/contract';
import { describeSiteDifferences, parseSiteContent } from '@girassol/shared-domain/website';

/** Versions that are listed; all are kept. */
const MAX_LISTED_VERSIONS = 50;

/**
 * Lists the published versions of a site, the newest first, each with its differences from the version
 * before.
 */
export async function listSiteVersions(tx: Tx, accountId: string): Promise<SiteVersion[]> {
  // An account without a site has published nothing.
  const site = await tx
    .selectFrom('websites')
    .select('published_version')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const rows = await tx
    .selectFrom('website_versions as v')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'v.account_id').onRef('u.id', '=', 'v.published_by'),
    )
    .select(['v.version', 'v.content', 'v.note', 'v.published_at', 'u.name'])
    .where('v.account_id', '=', accountId)
    .orderBy('v.version', 'desc')
    .limit(MAX_LISTED_VERSIONS + 1)
    .execute();
  const contents = rows.map(({ content }) => parseSiteContent(content));
  return rows.slice(0, MAX_LISTED_VERSIONS).flatMap((row, place) => {
    const content = contents[place];
    if (!content) return [];
    return {
      version: row.version,
      note: row.note,
      publishedBy: row.name,
      timestamp: row.published_at.getTime(),
      isOnline: row.version === site?.published_version,
      changes: describeSiteDifferences(contents[place + 1] ?? null, content),
    };
  });
}
