import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { parseSiteContent } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Hosting } from '../../hosting';
import { loadSiteImages } from '../site/images/load-images';
import { buildSiteUrls } from './build-site-urls';
import { renderSiteHomePage } from './home/render-site-home-page';
import { toSiteFontUrl } from './register-site-font';
import { sendSitePage } from './send-site-page';

const over = () => new Refusal(410, 'Esta prévia não vale mais. Volte ao editor e abra-a de novo.');

/**
 * Sends the preview of a site's draft as visitors would see the home page, at a URL that only the author
 * knows. Throws 410 if the preview has expired.
 */
export async function sendSitePreviewPage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { database } = request.server;
  const { data: params } = z.object({ id: z.uuid() }).safeParse(request.params);
  if (!params) throw over();
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_website_preview(${params.id})`,
  );
  if (!found) throw over();
  const accountId = found.account_id;
  const html = await database.asAccount({ accountId }, async (tx) => {
    const preview = await tx
      .selectFrom('website_previews as p')
      .innerJoin('websites as w', 'w.account_id', 'p.account_id')
      .select(['p.content', 'w.slug'])
      .where('p.account_id', '=', accountId)
      .where('p.id', '=', params.id)
      .executeTakeFirst();
    if (!preview) throw over();
    return renderSiteHomePage({
      accountId,
      slug: preview.slug,
      content: parseSiteContent(preview.content),
      ...buildSiteUrls(request, { accountId, slug: preview.slug }),
      images: await loadSiteImages(tx, accountId),
      fontUrl: toSiteFontUrl(hosting.fontUrl()),
      isPreview: true,
      isIndexed: false,
      isSimulatorOpen: true,
    });
  });
  return sendSitePage(request, reply, html, { isPreview: true });
}
