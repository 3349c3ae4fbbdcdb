import type { Row, Tx } from '@girassol/api-platform/database';
import type { SiteProblem } from '@girassol/shared-domain/contract';
import { findSiteProblems, parseSiteContent } from '@girassol/shared-domain/website';

/** Checks the draft of a site before its publication and returns the problems found. */
export async function checkSiteDraft(tx: Tx, { account_id, draft }: Row<'websites'>): Promise<SiteProblem[]> {
  const images = await tx
    .selectFrom('website_images')
    .select('id')
    .where('account_id', '=', account_id)
    .execute();
  return findSiteProblems(parseSiteContent(draft), { images: new Set(images.map(({ id }) => id)) });
}
