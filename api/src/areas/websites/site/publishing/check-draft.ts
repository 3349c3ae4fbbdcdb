import type { SiteProblem } from '@girassol/shared-domain/contract';
import { problemsOf, readContent } from '@girassol/shared-domain/website';
import type { Row, Tx } from '../../../../platform/database';

/** What is wrong with the draft of a site. */
export async function checkDraft(tx: Tx, { account_id, draft }: Row<'websites'>): Promise<SiteProblem[]> {
  const images = await tx
    .selectFrom('website_images')
    .select('id')
    .where('account_id', '=', account_id)
    .execute();
  return problemsOf(readContent(draft), { images: new Set(images.map(({ id }) => id)) });
}
