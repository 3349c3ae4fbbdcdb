import { distributionKey } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BrowserViews } from '../registry/live/browser-views';
import { keepPreview } from '../registry/live/previews';
import type { Registry } from '../registry/live/registry';
import { requireAllRemotes } from '../registry/operator';
import { hidden, operatorRoutes, paramsOf, parseOrder } from '../registry/operator-routes';
import { RegistryRefusal } from '../registry/registry-refusal';
import { judge, publishDistribution, requireFitting, stepBack } from './change-distribution';
import { readDistributionReport, readDistributionReports } from './read-distributions';
import { surroundingsOf } from './surroundings';

const order = z.object({
  why: z.string().trim().min(3).max(300),
  expected: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
/** The document is judged by itself: what is wrong with it is answered as findings. */
const withDocument = z.object({ document: z.unknown() });

interface Options {
  registry: Registry;
  views: BrowserViews;
  productHosts: readonly string[];
}

/** Where operators work on distributions. Leaving a preview is open to whoever is in one. */
export function distributionRoutes(app: FastifyInstance, { registry, views, productHosts }: Options): void {
  const { database } = app;
  const surroundings = surroundingsOf(registry, productHosts);

  operatorRoutes(app, (routes, who) => {
    routes.addHook('onRequest', async (request) => requireAllRemotes(who(request)));

    routes.get('/federation/distributions', hidden, async () => ({
      distributions: await database.asSystem(readDistributionReports),
    }));

    routes.post('/federation/distributions/check', hidden, async (request) => {
      const { document } = parseOrder(withDocument, request.body);
      return { findings: judge(document, surroundings).findings };
    });

    routes.put('/federation/distributions/:key', hidden, async (request) => {
      const key = parseOrder(distributionKey, paramsOf(request).key);
      const body = parseOrder(order.and(withDocument), request.body);
      const { document, findings } = requireFitting(body.document, surroundings);
      if (document.key !== key)
        throw new RegistryRefusal(400, 'GF-510', {
          pt: `O documento é de ${document.key}, o endereço diz ${key}.`,
          en: `The document is of ${document.key}, the address says ${key}.`,
        });
      const { why, expected } = body;
      const { isNew, report } = await database.asSystem(async (tx) => ({
        isNew: await publishDistribution(tx, { key, why, expected, by: who(request).name }, document),
        report: await readDistributionReport(tx, key),
      }));
      await registry.refresh();
      return { ...report, isNew, findings };
    });

    routes.post('/federation/distributions/:key/back', hidden, async (request) => {
      const key = parseOrder(distributionKey, paramsOf(request).key);
      const change = { key, ...parseOrder(order, request.body), by: who(request).name };
      const report = await database.asSystem(async (tx) => {
        await stepBack(tx, change);
        return readDistributionReport(tx, key);
      });
      await registry.refresh();
      return report;
    });

    routes.post('/federation/previews', hidden, async (request) => {
      const { document, findings } = requireFitting(
        parseOrder(withDocument, request.body).document,
        surroundings,
      );
      const preview = await database.asSystem((tx) => keepPreview(tx, { document, by: who(request).name }));
      await registry.refresh();
      return { ...preview, findings };
    });

    routes.get('/federation/previews/:id', hidden, async (request) => {
      const preview = registry.previews().find(({ id }) => id === paramsOf(request).id);
      if (!preview) throw unknownPreview();
      return { ...preview, findings: [] };
    });

    routes.post('/federation/previews/:id/open', hidden, async (request, reply) => {
      const preview = registry.previews().find(({ id }) => id === paramsOf(request).id);
      if (!preview) throw unknownPreview();
      views.openPreview(request, reply, preview);
      return {};
    });
  });

  app.delete('/federation/preview', hidden, async (request, reply) => {
    views.leavePreview(request, reply);
    return {};
  });
}

const unknownPreview = () =>
  new RegistryRefusal(404, 'GF-533', {
    pt: 'Esta prévia não existe ou já terminou. Peça outra.',
    en: 'This preview does not exist, or is over. Ask for another.',
  });
