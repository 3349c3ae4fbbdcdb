import { getOrigin } from '@girassol/api-platform/http/origin';
import { toIsoDate } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadPriceList } from '../billing/prices/load-price-list';
import { getInitialLeadFormValues } from '../leads/form/lead-form-values';
import {
  type CompressedPublicPage,
  compressPublicPage,
  sendPublicPage,
} from '../public-pages/send-public-page';
import { type AboutLayout, type AboutPageData, renderAboutPage } from './render-about-page';

/** Maximum number of rendered pages that a process holds: one for each layout, host, price list and campaign. */
const MAX_RENDERED_PAGES = 50;

const rendered = new Map<string, Promise<CompressedPublicPage>>();

/** Sends the sales page with the prices of today. The parameters of the address go into its contact form. */
export async function sendAboutPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { layout, fontUrl }: { layout: AboutLayout; fontUrl: string | null },
): Promise<FastifyReply> {
  const prices = await request.server.database.asSystem((tx) => loadPriceList(tx, toIsoDate(Date.now())));
  const page = await getRenderedPage({
    layout,
    prices,
    contact: getInitialLeadFormValues('contact', request.query),
    fontUrl,
    canonicalUrl: `${getOrigin(request)}/sobre`,
  });
  return sendPublicPage(request, reply, page);
}

/** Returns a page from memory, or renders and compresses it. The page that was rendered first is the first to go. */
function getRenderedPage(data: AboutPageData): Promise<CompressedPublicPage> {
  const key = JSON.stringify(data);
  const known = rendered.get(key);
  if (known) return known;
  const page = compressPublicPage(renderAboutPage(data));
  rendered.set(key, page);
  const [first] = rendered.keys();
  if (rendered.size > MAX_RENDERED_PAGES && first !== undefined) rendered.delete(first);
  return page;
}
