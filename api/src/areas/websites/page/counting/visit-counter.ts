import type { SitePage, SiteSource } from '@girassol/shared-domain/website';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isVisit } from '../../../proposals/page/visits';
import { type Counted, countSite } from '../../count-site';
import { sourceOf } from '../../simulator/steps/source-of';

/** Seconds after which visits are written. */
const SECONDS = 3;

interface Waiting {
  accountId: string;
  counted: Counted;
  count: number;
}

/** Visits that were not written yet: a page is answered without waiting for them. */
export interface VisitCounter {
  add(accountId: string, counted: Counted): void;
  /** Writes what waits. */
  write(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    visitCounter: VisitCounter;
  }
}

/** Counts visits in memory and writes them now and then, and before the process ends. */
export function openVisitCounter(app: FastifyInstance): void {
  const waiting = new Map<string, Waiting>();
  async function write(): Promise<void> {
    const taken = [...waiting.values()];
    waiting.clear();
    for (const { accountId, counted, count } of taken)
      await app.database
        .asAccount({ accountId }, (tx) => countSite(tx, accountId, counted, count))
        .catch((error: unknown) => app.log.warn({ err: error }, 'visits of a site not written'));
  }
  const timer = setInterval(() => void write(), SECONDS * 1000);
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

const campaign = z.record(z.string(), z.string()).catch({});

/** Counts somebody who reads a page: no program, and nobody of the account itself. Who it was is kept nowhere. */
export function countVisit(
  request: FastifyRequest,
  accountId: string,
  page: SitePage,
  known?: SiteSource,
): void {
  if (!isVisit(request, accountId)) return;
  const source = known ?? sourceOf(request, campaign.parse(request.query));
  request.server.visitCounter.add(accountId, { page, source, what: 'VISIT' });
}
