import multipart from '@fastify/multipart';
import {
  checkRelease,
  INSPECTION_TOKEN_SCOPE,
  liveScopes,
  remoteManifestSchema,
} from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rollBackRelease, rollOutRelease, setRemotePaused } from './change-live-releases';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens';
import type { Registry } from './live/registry';
import { createLiveTargetResolver, searchAccounts } from './live-target';
import { loadRegistryStatus } from './load-registry-status';
import { type Operator, requireAccessToAllRemotes, requireAdmin, requireRemoteAccess } from './operator';
import {
  hiddenRouteOptions as options,
  parseOrRefuse as parse,
  parsePathParams,
  registerOperatorRoutes,
} from './operator-routes';
import { publishRelease } from './publish-release';
import { receiveRelease } from './receive-release';
import { RegistryRefusal } from './registry-refusal';
import {
  parseReleaseChecks,
  remoteNameSchema as remote,
  releaseVersionSchema as version,
} from './release-checks-schema';
import { loadHourlyReleaseFigures } from './release-figures';
import { requireReservedTeam, reserveRemoteName } from './reservations';

const order = z
  .object({
    scope: z.enum(liveScopes).default('all'),
    target: z.string().trim().max(120).default(''),
    why: z.string().trim().min(3).max(300),
    expected: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    evenUnknown: z.boolean().default(false),
  })
  .refine(({ scope, target }) => (scope === 'all') === (target === ''), {
    path: ['target'],
    message: 'names whom the scope means',
  });
const rolloutOrder = order.and(
  z.object({
    version,
    share: z.number().int().min(1).max(100).default(100),
    withoutInspection: z.boolean().default(false),
  }),
);
const pauseOrder = order.and(z.object({ isPaused: z.boolean() }));
const candidate = z.object({
  manifest: remoteManifestSchema,
  sizes: z.record(z.string(), z.number().min(0)),
});
const newToken = z
  .object({
    remote: z.union([remote, z.literal('*'), z.literal(INSPECTION_TOKEN_SCOPE)]),
    name: z.string().trim().min(2).max(80),
    team: z.string().trim().min(2).max(40).optional(),
  })
  .refine(({ remote: named, team }) => !team || named.startsWith('mfe-'), {
    path: ['team'],
    message: 'is of one remote',
  });
/** Schema of a query for one remote instead of all. */
const remoteFilter = z.object({ remote: remote.optional() });
const sought = z.object({ text: z.string().trim().max(120).default('') });

interface ChangeRules<T> {
  /** Refuses whoever may not order this. */
  permit?: (operator: Operator, body: T) => void;
  /** May it name whom the server does not know? */
  isAnyTarget?: (body: T) => boolean;
}

/** Registers the routes under `/federation` by which operators and teams manage the registry. */
export function registerRegistryManagementRoutes(
  app: FastifyInstance,
  registry: Registry,
  productHosts: readonly string[],
): void {
  const { database } = app;
  const { environment } = registry;
  const getTarget = createLiveTargetResolver({ database, registry, productHosts });

  registerOperatorRoutes(app, async (routes, who) => {
    await routes.register(multipart);

    routes.get('/federation/status', options, (request) => {
      const operator = who(request);
      const { remote: named = operator.remote } = parse(remoteFilter, request.query);
      if (named) requireRemoteAccess(operator, named);
      return loadRegistryStatus(database, registry, named);
    });

    routes.get('/federation/accounts', options, async (request) => {
      requireAccessToAllRemotes(who(request));
      return { accounts: await searchAccounts(database, parse(sought, request.query).text) };
    });

    routes.get('/federation/remotes/:remote/hours', options, async (request) => {
      const named = parse(remote, parsePathParams(request).remote);
      return { hours: await loadHourlyReleaseFigures(database, { environment, remote: named }) };
    });

    routes.post('/federation/remotes/:remote/check', options, async (request) => {
      const { manifest, sizes } = parse(candidate, request.body);
      if (manifest.name !== parsePathParams(request).remote)
        throw new RegistryRefusal(400, 'GF-501', {
          pt: `O remote.json é de ${manifest.name}.`,
          en: `remote.json is of ${manifest.name}.`,
        });
      await database.asSystem((tx) => requireReservedTeam(tx, who(request), manifest));
      return { findings: checkRelease({ manifest, sizes }, registry.surroundings()) };
    });

    routes.put('/federation/releases/:remote/:version', options, async (request) => {
      const { remote: named = '', version: number = '' } = parsePathParams(request);
      if (!request.isMultipart())
        throw new RegistryRefusal(415, 'GF-501', {
          pt: 'Envie a publicação como formulário (multipart/form-data).',
          en: 'Send the publication as a form (multipart/form-data).',
        });
      const store = registry.store;
      const release = await receiveRelease(request, store, { remote: named, version: number });
      const checks = parseReleaseChecks(request);
      const operator = who(request);
      return publishRelease({ database, registry, store, release, checks, operator });
    });

    /** Changes a remote, and answers its new state. */
    const change = <T extends z.infer<typeof order>>(
      path: string,
      schema: z.ZodType<T>,
      run: (
        tx: Parameters<typeof rollOutRelease>[0],
        change: Parameters<typeof rollOutRelease>[1],
        body: T,
      ) => Promise<void>,
      { permit, isAnyTarget }: ChangeRules<T> = {},
    ) =>
      routes.post(`/federation/remotes/:remote/${path}`, options, async (request) => {
        const named = parse(remote, parsePathParams(request).remote);
        const body = parse(schema, request.body);
        permit?.(who(request), body);
        const { scope, why, expected } = body;
        const isAny = body.evenUnknown || isAnyTarget?.(body) === true;
        const target = await getTarget(body, { isAny });
        const author = { environment, by: who(request).name, why };
        await database.asSystem((tx) => run(tx, { ...author, remote: named, scope, target, expected }, body));
        await registry.refresh();
        const { remotes } = await loadRegistryStatus(database, registry, named);
        return remotes[0];
      });
    change(
      'rollout',
      rolloutOrder,
      (tx, on, body) => {
        const unmet = registry.getUnmet(on.remote, body.version);
        return rollOutRelease(tx, on, { ...body, rule: registry.inspectionRule, unmet });
      },
      {
        // A team does not let itself in.
        permit(operator, { withoutInspection }) {
          if (withoutInspection) requireAccessToAllRemotes(operator);
        },
      },
    );
    // Back to what was there: also for whom this server knows no longer.
    change('rollback', order, (tx, on) => rollBackRelease(tx, on), { isAnyTarget: () => true });
    change('pause', pauseOrder, (tx, on, body) => setRemotePaused(tx, on, body), {
      isAnyTarget: ({ isPaused }) => !isPaused,
    });

    routes.get('/federation/tokens', options, async (request) => {
      requireAdmin(who(request));
      return { tokens: await database.asSystem(listDeployTokens) };
    });
    routes.post('/federation/tokens', options, async (request) => {
      const operator = who(request);
      requireAdmin(operator);
      const { remote: named, name, team } = parse(newToken, request.body);
      const { name: by } = operator;
      return database.asSystem(async (tx) => {
        if (team) await reserveRemoteName(tx, { remote: named, team, by });
        return createDeployToken(tx, { remote: named, name, by });
      });
    });
    routes.delete('/federation/tokens/:id', options, async (request) => {
      requireAdmin(who(request));
      const id = parse(z.uuid(), parsePathParams(request).id);
      await database.asSystem((tx) => revokeDeployToken(tx, id));
      return {};
    });
  });
}
