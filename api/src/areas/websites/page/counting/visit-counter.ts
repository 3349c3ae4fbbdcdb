import {
  type SitePage,
  type SiteTrafficSource,
  sitePages,
  siteTrafficSources,
} from '@girassol/shared-domain/website';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  isAccountVisitor,
  isCustomerVisit,
  isPictureRequest,
  renderViewTrackingStyle,
} from '../../../proposals/page/visits';
import { countSiteEvent, type SiteEventEntry } from '../../count-site-event';
import { getRequestedSite } from '../build-site-urls';
import { loadPublicSite } from '../load-public-site';
import type { SitePageData } from '../site-page-data';

/** Seconds after which visits are written. */
const WRITE_INTERVAL_SECONDS = 3;

interface Waiting {
  accountId: string;
  counted: SiteEventEntry;
  count: number;
}

/**
 * Counter of site visits in memory, which saves the counts later, so that sending a page does not wait for
 * the database.
 */
export interface VisitCounter {
  add(accountId: string, counted: SiteEventEntry): void;
  /** Writes what waits. */
  write(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    visitCounter: VisitCounter;
  }
}

/**
 * Decorates the app with a counter of site visits, which saves its counts every few seconds and before the
 * process ends.
 */
export function decorateVisitCounter(app: FastifyInstance): void {
  const waiting = new Map<string, Waiting>();
  async function write(): Promise<void> {
    const taken = [...waiting.values()];
    waiting.clear();
    for (const { accountId, counted, count } of taken)
      await app.database
        .asAccount({ accountId }, (tx) => countSiteEvent(tx, accountId, counted, count))
        .catch((error: unknown) => app.log.warn({ err: error }, 'visits of a site not written'));
  }
  const timer = setInterval(() => void write(), WRITE_INTERVAL_SECONDS * 1000);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  app.decorate('visitCounter', {
    add(accountId, counted) {
      const key = [accountId, counted.page, counted.source, counted.what].join();
      const entry = waiting.get(key) ?? { accountId, counted, count: 0 };
      waiting.set(key, { ...entry, count: entry.count + 1 });
    },
    write,
  });
}

const viewedQuery = z.object({ pagina: z.enum(sitePages), origem: z.enum(siteTrafficSources) });

/**
 * Adds to the data of a site's page the CSS by which a browser reports that the page was displayed (decision
 * 0157). Returns the data unchanged if the visitor is a user of the account. This must be decided here,
 * because the image that reports the view is requested without cookies.
 */
export function addViewTrackingStyle(
  request: FastifyRequest,
  site: SitePageData,
  page: SitePage,
  source: SiteTrafficSource = 'DIRETO',
): SitePageData {
  if (isAccountVisitor(request, site.accountId)) return site;
  return {
    ...site,
    seenStyle: renderViewTrackingStyle(`${site.base}/visto?pagina=${page}&origem=${source}`),
  };
}

/**
 * Counts a visitor whose browser has displayed a page of a site for a moment. Responds with an empty image,
 * and stores nothing about the visitor.
 */
export async function countDisplayedPage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { accountId } = await loadPublicSite(request, getRequestedSite(request).id, { fontUrl: null });
  const asked = viewedQuery.safeParse(request.query);
  if (asked.success && isPictureRequest(request) && isCustomerVisit(request, accountId)) {
    const { pagina: page, origem: source } = asked.data;
    request.server.visitCounter.add(accountId, { page, source, what: 'VISIT' });
  }
  return reply.code(204).header('cache-control', 'no-store').send();
}
