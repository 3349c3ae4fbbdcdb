import type { Row } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { buildSiteUrls } from './build-site-urls';
import type { CachedSite } from './memory/known-site';
import { toSiteFontUrl } from './register-site-font';
import type { SitePageData } from './site-page-data';

/**
 * Published site of an account as loaded for a visitor: the row, the data for its pages, and cached pages.
 */
export interface PublicSite {
  accountId: string;
  row: Row<'websites'>;
  facts: SitePageData;
  /** Pages of it that were written before. */
  pages: CachedSite['pages'];
}

/** Number of days for which the site of an account that owes stays online. */
const GRACE_DAYS = 30;

/**
 * Loads the published site with a slug, or of the account of a user's id. Throws 404 if no site is published,
 * and 410 if the site is offline.
 */
export async function loadPublicSite(
  request: FastifyRequest,
  idOrSlug: string,
  { fontUrl }: { fontUrl: string | null },
): Promise<PublicSite> {
  const known = await request.server.sites.find(idOrSlug);
  if (!known) throw notFound('Não há site neste endereço. Confira se ele foi escrito como no convite.');
  const { accountId, row, images, pages } = known;
  if (!known.content) throw notFound('Este site ainda não foi publicado. Volte em alguns dias.');
  requireOnline(known);
  const isRegular = known.irregularSince === null;
  const facts: SitePageData = {
    accountId,
    slug: row.slug,
    content: known.content,
    ...buildSiteUrls(request, { accountId, slug: row.slug }),
    images,
    fontUrl: toSiteFontUrl(fontUrl),
    isPreview: false,
    isIndexed: isRegular,
    isSimulatorOpen: isRegular,
  };
  return { accountId, row, facts, pages };
}

function requireOnline({ row, hasModule, irregularSince }: CachedSite): void {
  if (row.suspended_at) throw new Refusal(410, 'Este site foi retirado do ar.');
  const isOver = irregularSince !== null && Date.now() - irregularSince.getTime() > GRACE_DAYS * DAY_MS;
  if (isOver || !hasModule)
    throw new Refusal(410, 'Este site está fora do ar. Procure a empresa por telefone ou redes sociais.');
}
