import type { Database } from '@girassol/api-platform/database';
import { WEBSITE_MODULE } from '@girassol/shared-domain';
import { parseSiteContent } from '@girassol/shared-domain/website';
import { LRUCache } from 'lru-cache';
import { loadSiteImages } from '../../site/images/load-images';
import type { CachedSite } from './known-site';

/** Maximum number of rendered pages of one site in the cache. */
const MAX_CACHED_PAGES = 24;

/**
 * Loads the site of an account with its published content for the cache. Returns null if the account has no
 * site.
 */
export const loadCachedSite = (database: Database, accountId: string): Promise<CachedSite | null> =>
  database.asAccount({ accountId }, async (tx) => {
    const row = await tx
      .selectFrom('websites')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) return null;
    const version = await tx
      .selectFrom('website_versions')
      .select('content')
      .where('account_id', '=', accountId)
      .where('version', '=', row.published_version)
      .executeTakeFirst();
    const account = await tx
      .selectFrom('accounts')
      .select(['irregular_since', 'active_modules'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return {
      accountId,
      row,
      content: version ? parseSiteContent(version.content) : null,
      images: await loadSiteImages(tx, accountId),
      hasModule: account.active_modules.includes(WEBSITE_MODULE),
      irregularSince: account.irregular_since,
      pages: new LRUCache({ max: MAX_CACHED_PAGES }),
    };
  });
