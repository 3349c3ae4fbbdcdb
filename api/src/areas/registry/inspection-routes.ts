import type { Finding, InspectionVerdict } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { claimInspection, giveInspectionBack, keepVerdict, renewInspection } from './inspections';
import type { Registry } from './live/registry';
import { requireInspector } from './operator';
import { hidden, operatorRoutes, paramsOf, parseOrder } from './operator-routes';
import { releaseChecks, releaseVersion, remoteName } from './release-checks';

const wanted = z.union([
  z.object({ remote: remoteName, version: releaseVersion }),
  z.object({}).transform(() => null),
]);
const finding: z.ZodType<Finding> = z.object({
  code: z.templateLiteral(['GF-6', z.string()]),
  severity: z.enum(['error', 'warning']),
  what: z.string().max(4_000),
  how: z.string().max(2_000),
});
const verdict: z.ZodType<InspectionVerdict> = z.intersection(
  releaseChecks,
  z.object({ findings: z.array(finding).max(200) }),
);

/** Where the inspection that the operator runs beside the server takes releases, and says what it found. */
export function inspectionRoutes(app: FastifyInstance, registry: Registry): void {
  const { database } = app;

  operatorRoutes(app, (routes, who) => {
    const claimIn = (params: Record<string, string>) => parseOrder(z.uuid(), params.claim);
    routes.addHook('preHandler', async (request) => requireInspector(who(request)));

    routes.post('/federation/inspections', hidden, async (request) => {
      const order = parseOrder(wanted, request.body);
      return { task: await database.asSystem((tx) => claimInspection(tx, order)) };
    });
    routes.post('/federation/inspections/:claim/renew', hidden, (request) =>
      database.asSystem((tx) => renewInspection(tx, claimIn(paramsOf(request)))),
    );
    routes.put('/federation/inspections/:claim', hidden, async (request) => {
      const said = parseOrder(verdict, request.body);
      const author = { by: who(request).name, shell: registry.shell()?.version ?? null };
      return database.asSystem((tx) => keepVerdict(tx, claimIn(paramsOf(request)), said, author));
    });
    routes.delete('/federation/inspections/:claim', hidden, async (request) => {
      await database.asSystem((tx) => giveInspectionBack(tx, claimIn(paramsOf(request))));
      return {};
    });
  });
}
