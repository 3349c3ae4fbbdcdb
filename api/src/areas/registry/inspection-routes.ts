import type { GateFinding, InspectionVerdict } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  claimInspection,
  releaseInspectionClaim,
  renewInspectionClaim,
  saveInspectionVerdict,
} from './inspections';
import type { Registry } from './live/registry';
import { requireInspector } from './operator';
import {
  hiddenRouteOptions,
  parseOrRefuse,
  parsePathParams,
  registerOperatorRoutes,
} from './operator-routes';
import { releaseChecksSchema, releaseVersionSchema, remoteNameSchema } from './release-checks-schema';

const wanted = z.union([
  z.object({ remote: remoteNameSchema, version: releaseVersionSchema }),
  z.object({}).transform(() => null),
]);
const finding: z.ZodType<GateFinding> = z.object({
  code: z.templateLiteral(['GF-6', z.string()]),
  severity: z.enum(['error', 'warning']),
  what: z.string().max(4_000),
  how: z.string().max(2_000),
});
const verdict: z.ZodType<InspectionVerdict> = z.intersection(
  releaseChecksSchema,
  z.object({ findings: z.array(finding).max(200) }),
);

/**
 * Registers the routes by which the inspection service, a separate process, claims releases and submits its
 * verdicts.
 */
export function registerInspectionRoutes(app: FastifyInstance, registry: Registry): void {
  const { database } = app;

  registerOperatorRoutes(app, (routes, who) => {
    const claimIn = (params: Record<string, string>) => parseOrRefuse(z.uuid(), params.claim);
    routes.addHook('preHandler', async (request) => requireInspector(who(request)));

    routes.post('/federation/inspections', hiddenRouteOptions, async (request) => {
      const order = parseOrRefuse(wanted, request.body);
      return { task: await database.asSystem((tx) => claimInspection(tx, order)) };
    });
    routes.post('/federation/inspections/:claim/renew', hiddenRouteOptions, (request) =>
      database.asSystem((tx) => renewInspectionClaim(tx, claimIn(parsePathParams(request)))),
    );
    routes.put('/federation/inspections/:claim', hiddenRouteOptions, async (request) => {
      const said = parseOrRefuse(verdict, request.body);
      const author = { by: who(request).name, shell: registry.shell()?.version ?? null };
      return database.asSystem((tx) =>
        saveInspectionVerdict(tx, claimIn(parsePathParams(request)), said, author),
      );
    });
    routes.delete('/federation/inspections/:claim', hiddenRouteOptions, async (request) => {
      await database.asSystem((tx) => releaseInspectionClaim(tx, claimIn(parsePathParams(request))));
      return {};
    });
  });
}
