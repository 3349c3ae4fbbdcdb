import multipart from '@fastify/multipart';
import { findingsFor, INSPECTION, liveScopes, remoteManifestSchema } from '@girassol/federation/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pause, rollBack, rollOut } from './change-live';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens';
import type { Registry } from './live/registry';
import { findAccounts, targetsOf } from './live-target';
import { type Operator, requireAdmin, requireAllRemotes, requireRemote } from './operator';
import { operatorRoutes, hidden as options, paramsOf, parseOrder as parse } from './operator-routes';
import { publishRelease } from './publish-release';
import { readStatus } from './read-status';
import { receiveRelease } from './receive-release';
import { RegistryRefusal } from './registry-refusal';
import { checksOf, remoteName as remote, releaseVersion as version } from './release-checks';
import { readHours } from './release-figures';
import { requireReservedTeam, reserveName } from './reservations';

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
    remote: z.union([remote, z.literal('*'), z.literal(INSPECTION)]),
    name: z.string().trim().min(2).max(80),
    team: z.string().trim().min(2).max(40).optional(),
  })
  .refine(({ remote: named, team }) => !team || named.startsWith('mfe-'), {
    path: ['team'],
    message: 'is of one remote',
  });
/** One remote instead of all: another team's is refused as everywhere else. */
const narrowed = z.object({ remote: remote.optional() });
const sought = z.object({ text: z.string().trim().max(120).default('') });

interface ChangeRules<T> {
  /** Refuses whoever may not order this. */
  permit?: (operator: Operator, body: T) => void;
  /** May it name whom the server does not know? */
  isAnyTarget?: (body: T) => boolean;
}

/** Where operators and teams work on the registry: everything under `/federation` that asks who is there. */
export function registryRoutes(
  app: FastifyInstance,
  registry: Registry,
  productHosts: readonly string[],
): void {
  const { database } = app;
  const { environment } = registry;
  const targetOf = targetsOf({ database, registry, productHosts });

  operatorRoutes(app, async (routes, who) => {
    await routes.register(multipart);

    routes.get('/federation/status', options, (request) => {
      const operator = who(request);
      const { remote: named = operator.remote } = parse(narrowed, request.query);
      if (named) requireRemote(operator, named);
      return readStatus(database, registry, named);
    });

    routes.get('/federation/accounts', options, async (request) => {
      requireAllRemotes(who(request));
      return { accounts: await findAccounts(database, parse(sought, request.query).text) };
    });

    routes.get('/federation/remotes/:remote/hours', options, async (request) => {
      const named = parse(remote, paramsOf(request).remote);
      return { hours: await readHours(database, { environment, remote: named }) };
    });

    routes.post('/federation/remotes/:remote/check', options, async (request) => {
      const { manifest, sizes } = parse(candidate, request.body);
      if (manifest.name !== paramsOf(request).remote)
        throw new RegistryRefusal(400, 'GF-501', {
          pt: `O remote.json é de ${manifest.name}.`,
          en: `remote.json is of ${manifest.name}.`,
        });
      await database.asSystem((tx) => requireReservedTeam(tx, who(request), manifest));
      return { findings: findingsFor({ manifest, sizes }, registry.surroundings()) };
    });

    routes.put('/federation/releases/:remote/:version', options, async (request) => {
      const { remote: named = '', version: number = '' } = paramsOf(request);
      if (!request.isMultipart())
        throw new RegistryRefusal(415, 'GF-501', {
          pt: 'Envie a publicação como formulário (multipart/form-data).',
          en: 'Send the publication as a form (multipart/form-data).',
        });
      const store = registry.store;
      const release = await receiveRelease(request, store, { remote: named, version: number });
      const checks = checksOf(request);
      const operator = who(request);
      return publishRelease({ database, registry, store, release, checks, operator });
    });

    /** Changes a remote, and answers its new state. */
    const change = <T extends z.infer<typeof order>>(
      path: string,
      schema: z.ZodType<T>,
      run: (
        tx: Parameters<typeof rollOut>[0],
        change: Parameters<typeof rollOut>[1],
        body: T,
      ) => Promise<void>,
      { permit, isAnyTarget }: ChangeRules<T> = {},
    ) =>
      routes.post(`/federation/remotes/:remote/${path}`, options, async (request) => {
        const named = parse(remote, paramsOf(request).remote);
        const body = parse(schema, request.body);
        permit?.(who(request), body);
        const { scope, why, expected } = body;
        const isAny = body.evenUnknown || isAnyTarget?.(body) === true;
        const target = await targetOf(body, { isAny });
        const author = { environment, by: who(request).name, why };
        await database.asSystem((tx) => run(tx, { ...author, remote: named, scope, target, expected }, body));
        await registry.refresh();
        const { remotes } = await readStatus(database, registry, named);
        return remotes[0];
      });
    change(
      'rollout',
      rolloutOrder,
      (tx, on, body) => {
        const unmet = registry.unmetOf(on.remote, body.version);
        return rollOut(tx, on, { ...body, rule: registry.inspectionRule, unmet });
      },
      {
        // A team does not let itself in.
        permit(operator, { withoutInspection }) {
          if (withoutInspection) requireAllRemotes(operator);
        },
      },
    );
    // Back to what was there: also for whom this server knows no longer.
    change('rollback', order, (tx, on) => rollBack(tx, on), { isAnyTarget: () => true });
    change('pause', pauseOrder, (tx, on, body) => pause(tx, on, body), {
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
        if (team) await reserveName(tx, { remote: named, team, by });
        return createDeployToken(tx, { remote: named, name, by });
      });
    });
    routes.delete('/federation/tokens/:id', options, async (request) => {
      requireAdmin(who(request));
      const id = parse(z.uuid(), paramsOf(request).id);
      await database.asSystem((tx) => revokeDeployToken(tx, id));
      return {};
    });
  });
}
