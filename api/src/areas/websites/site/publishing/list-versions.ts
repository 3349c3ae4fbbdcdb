import type { SiteVersion } from '@girassol/shared-domain/contract';
import { differencesOf, readContent } from '@girassol/shared-domain/website';
import type { Tx } from '../../../../platform/database';

/** Versions that are listed; all are kept. */
const MOST = 50;

/** What was published, the newest first, each with what it says otherwise than the one before it. */
export async function listVersions(tx: Tx, accountId: string): Promise<SiteVersion[]> {
  // Who has no site yet has published nothing.
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
    .limit(MOST + 1)
    .execute();
  const contents = rows.map(({ content }) => readContent(content));
  return rows.slice(0, MOST).flatMap((row, place) => {
    const content = contents[place];
    if (!content) return [];
    return {
      version: row.version,
      note: row.note,
      publishedBy: row.name,
      timestamp: row.published_at.getTime(),
      isOnline: row.version === site?.published_version,
      changes: differencesOf(contents[place + 1] ?? null, content),
    };
  });
}
