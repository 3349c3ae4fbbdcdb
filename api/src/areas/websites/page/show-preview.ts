import { readContent } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusals/refusal';
import type { Hosting } from '../../hosting';
import { readImages } from '../site/images/read-images';
import { renderHome } from './home/render-home';
import { sendPage } from './send-page';
import { siteAddress } from './site-address';
import { siteFontUrl } from './site-font';

const over = () => new Refusal(410, 'Esta prévia não vale mais. Volte ao editor e abra-a de novo.');

/** What somebody writes, as visitors would read it: the same page, at an address that only its writer knows. */
export async function showPreview(
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
    return renderHome({
      accountId,
      slug: preview.slug,
      content: readContent(preview.content),
      ...siteAddress(request, { accountId, slug: preview.slug }),
      images: await readImages(tx, accountId),
      fontUrl: siteFontUrl(hosting.fontUrl()),
      isPreview: true,
      isIndexed: false,
      isSimulatorOpen: true,
    });
  });
  return sendPage(request, reply, html, { isPreview: true });
}
