import type { FastifyRequest } from 'fastify';
import type { Row } from '../../../platform/database';
import { notFound, Refusal } from '../../../platform/refusals/refusal';
import type { KnownSite } from './memory/site-memory';
import { siteAddress } from './site-address';
import type { SiteFacts } from './site-facts';
import { siteFontUrl } from './site-font';

/** A site that visitors may read. */
export interface ReadSite {
  accountId: string;
  row: Row<'websites'>;
  facts: SiteFacts;
  /** Pages of it that were written before. */
  pages: KnownSite['pages'];
}

/** How long the site of an account that owes can be read. */
const DAYS_OF_GRACE = 30;
const DAY = 24 * 60 * 60 * 1000;

/** What is published under a name, or for a person's account. Refused (404, 410) where nothing is. */
export async function readSite(
  request: FastifyRequest,
  idOrSlug: string,
  { fontUrl }: { fontUrl: string | null },
): Promise<ReadSite> {
  const known = await request.server.sites.find(idOrSlug);
  if (!known) throw notFound('Não há site neste endereço. Confira se ele foi escrito como no convite.');
  const { accountId, row, images, pages } = known;
  if (!known.content) throw notFound('Este site ainda não foi publicado. Volte em alguns dias.');
  requireOnline(known);
  const isRegular = known.irregularSince === null;
  const facts: SiteFacts = {
    accountId,
    slug: row.slug,
    content: known.content,
    ...siteAddress(request, { accountId, slug: row.slug }),
    images,
    fontUrl: siteFontUrl(fontUrl),
    isPreview: false,
    isIndexed: isRegular,
    isSimulatorOpen: isRegular,
  };
  return { accountId, row, facts, pages };
}

function requireOnline({ row, hasModule, irregularSince }: KnownSite): void {
  if (row.suspended_at) throw new Refusal(410, 'Este site foi retirado do ar.');
  const isOver = irregularSince !== null && Date.now() - irregularSince.getTime() > DAYS_OF_GRACE * DAY;
  if (isOver || !hasModule)
    throw new Refusal(410, 'Este site está fora do ar. Procure a empresa por telefone ou redes sociais.');
}
