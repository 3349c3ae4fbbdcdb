import { WEBSITE_MODULE } from '@girassol/shared-domain';
import { readContent } from '@girassol/shared-domain/website';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../platform/database';
import { readImages } from '../../site/images/read-images';
import type { KnownSite } from './site-memory';

/** Hosts and pages of one site that are kept as they were written. */
const MOST_PAGES = 24;

/** Reads what visitors may see of the site of an account; null: it has none. */
export const readKnownSite = (database: Database, accountId: string): Promise<KnownSite | null> =>
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
      content: version ? readContent(version.content) : null,
      images: await readImages(tx, accountId),
      hasModule: account.active_modules.includes(WEBSITE_MODULE),
      irregularSince: account.irregular_since,
      pages: new LRUCache({ max: MOST_PAGES }),
    };
  });
