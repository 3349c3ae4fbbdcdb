import type { NewRow, Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { DAY_MS } from '@girassol/shared-domain';
import { loadAccountDataForSite } from '../../areas/websites/site/draft/load-account-data-for-site';
import { createRandom } from '../demo-random';
import type { AccountDraft } from '../world';
import { buildDemoContent } from './content';
import { writeDomains } from './domains';
import { writeVisitCounts } from './figures';
import { writeLeads } from './leads';
import { writeSiteSharePicture } from './picture';
import { writeTariffs } from './tariffs';

/** Sets the site's chance apart from the others'. */
const WEBSITE_SEED = 71_000;

/** Slug of the demonstration's site in its public address. */
export const DEMO_SITE_SLUG = 'sol-de-blumenau';

/**
 * Inserts the demonstration's site: online for a month, published twice, with tariffs, visit counts, leads
 * and domains.
 */
export async function writeWebsite(
  tx: Tx,
  world: AccountDraft,
  { store, seed, now }: { store: FileStore | undefined; seed: number; now: number },
): Promise<void> {
  const { accountId, manager, users } = world;
  // Its own source: what else there is stays as it was.
  const random = createRandom(seed + WEBSITE_SEED);
  const userId = manager.id;
  await writeTariffs(tx, now);
  const at = (daysAgo: number) => now - daysAgo * DAY_MS;
  const picture = store
    ? await writeSiteSharePicture(tx, { accountId, userId, random, store, at: at(29) })
    : null;
  const facts = await loadAccountDataForSite(tx, { accountId }, { brandColor: null, logo: null });
  const content = buildDemoContent(facts, { users, picture, newId: () => random.id(at(29)) });
  const first = {
    ...content,
    blocks: content.blocks.filter(({ kind }) => kind !== 'team' && kind !== 'savings'),
  };

  await tx.insertInto('website_slugs').values({ slug: DEMO_SITE_SLUG, account_id: accountId }).execute();
  await tx
    .insertInto('websites')
    .values({
      account_id: accountId,
      slug: DEMO_SITE_SLUG,
      draft: JSON.stringify(content),
      draft_revision: 14,
      draft_by: userId,
      draft_at: new Date(at(9)),
      published_version: 2,
      created_at: new Date(at(29)),
    })
    .execute();
  const versions: NewRow<'website_versions'>[] = [
    { version: 1, content: first, note: 'Primeira versão', daysAgo: 28 },
    { version: 2, content, note: 'Equipe e exemplo de conta', daysAgo: 9 },
  ].map(({ version, content: said, note, daysAgo }) => ({
    account_id: accountId,
    version,
    content: JSON.stringify(said),
    note,
    published_by: userId,
    published_at: new Date(at(daysAgo)),
  }));
  await tx.insertInto('website_versions').values(versions).execute();
  await tx
    .insertInto('website_turns')
    .values(
      versions.map(({ version, published_at: when }) => ({
        account_id: accountId,
        id: random.id(at(9)),
        version,
        by_user: userId,
        at: when,
      })),
    )
    .execute();
  await writeVisitCounts(tx, { accountId, random, now });
  await writeLeads(tx, world, { random, now, company: facts.name });
  await writeDomains(tx, { accountId, userId, random, now });
}
