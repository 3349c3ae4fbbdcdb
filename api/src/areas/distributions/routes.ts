import { distributionKeySchema } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OverrideAndPreviewCookies } from '../registry/live/override-and-preview-cookies';
import { saveDistributionPreview } from '../registry/live/previews';
import type { Registry } from '../registry/live/registry';
import { requireAccessToAllRemotes } from '../registry/operator';
import {
  hiddenRouteOptions,
  parseOrRefuse,
  parsePathParams,
  registerOperatorRoutes,
} from '../registry/operator-routes';
import { RegistryRefusal } from '../registry/registry-refusal';
import {
  checkDistributionDocument,
  publishDistribution,
  requirePublishableDistribution,
  rollBackDistribution,
} from './change-distribution';
import { createDistributionContextGetter } from './distribution-context';
import { loadDistributionReport, loadDistributionReports } from './load-distributions';

const order = z.object({
  why: z.string().trim().min(3).max(300),
  expected: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
/** The document is judged by itself: what is wrong with it is answered as findings. */
const withDocument = z.object({ document: z.unknown() });

interface Options {
  registry: Registry;
  views: OverrideAndPreviewCookies;
  productHosts: readonly string[];
}

/**
 * Registers the routes by which operators manage distributions and their previews. All routes are for
 * operators only, except the route that leaves a preview.
 */
export function registerDistributionRoutes(
  app: FastifyInstance,
  { registry, views, productHosts }: Options,
): void {
  const { database } = app;
  const surroundings = createDistributionContextGetter(registry, productHosts);

  registerOperatorRoutes(app, (routes, who) => {
    routes.addHook('onRequest', async (request) => requireAccessToAllRemotes(who(request)));

    routes.get('/federation/distributions', hiddenRouteOptions, async () => ({
      distributions: await database.asSystem(loadDistributionReports),
    }));

    routes.post('/federation/distributions/check', hiddenRouteOptions, async (request) => {
      const { document } = parseOrRefuse(withDocument, request.body);
      return { findings: checkDistributionDocument(document, surroundings).findings };
    });

    routes.put('/federation/distributions/:key', hiddenRouteOptions, async (request) => {
      const key = parseOrRefuse(distributionKeySchema, parsePathParams(request).key);
      const body = parseOrRefuse(order.and(withDocument), request.body);
      const { document, findings } = requirePublishableDistribution(body.document, surroundings);
      if (document.key !== key)
        throw new RegistryRefusal(400, 'GF-510', {
          pt: `O documento é de ${document.key}, o endereço diz ${key}.`,
          en: `The document is of ${document.key}, the address says ${key}.`,
        });
      const { why, expected } = body;
      const { isNew, report } = await database.asSystem(async (tx) => ({
        isNew: await publishDistribution(tx, { key, why, expected, by: who(request).name }, document),
        report: await loadDistributionReport(tx, key),
      }));
      await registry.refresh();
      return { ...report, isNew, findings };
    });

    routes.post('/federation/distributions/:key/back', hiddenRouteOptions, async (request) => {
      const key = parseOrRefuse(distributionKeySchema, parsePathParams(request).key);
      const change = { key, ...parseOrRefuse(order, request.body), by: who(request).name };
      const report = await database.asSystem(async (tx) => {
        await rollBackDistribution(tx, change);
        return loadDistributionReport(tx, key);
      });
      await registry.refresh();
      return report;
    });

    routes.post('/federation/previews', hiddenRouteOptions, async (request) => {
      const { document, findings } = requirePublishableDistribution(
        parseOrRefuse(withDocument, request.body).document,
        surroundings,
      );
      const preview = await database.asSystem((tx) =>
        saveDistributionPreview(tx, { document, by: who(request).name }),
      );
      await registry.refresh();
      return { ...preview, findings };
    });

    routes.get('/federation/previews/:id', hiddenRouteOptions, async (request) => {
      const preview = registry.previews().find(({ id }) => id === parsePathParams(request).id);
      if (!preview) throw unknownPreview();
      return { ...preview, findings: [] };
    });

    routes.post('/federation/previews/:id/open', hiddenRouteOptions, async (request, reply) => {
      const preview = registry.previews().find(({ id }) => id === parsePathParams(request).id);
      if (!preview) throw unknownPreview();
      views.openPreview(request, reply, preview);
      return {};
    });
  });

  app.delete('/federation/preview', hiddenRouteOptions, async (request, reply) => {
    views.leavePreview(request, reply);
    return {};
  });
}

const unknownPreview = () =>
  new RegistryRefusal(404, 'GF-533', {
    pt: 'Esta prévia não existe ou já terminou. Peça outra.',
    en: 'This preview does not exist, or is over. Ask for another.',
  });
