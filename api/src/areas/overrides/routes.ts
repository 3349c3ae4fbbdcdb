import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  OVERRIDE_DURATION_MS,
  type OverrideAndPreviewCookies,
} from '../registry/live/override-and-preview-cookies';
import type { Registry } from '../registry/live/registry';
import {
  hiddenRouteOptions,
  parseOrRefuse,
  registerGuardedRoutes,
  registerOperatorRoutes,
} from '../registry/operator-routes';
import { buildNotPublishedRefusal, RegistryRefusal } from '../registry/registry-refusal';
import { requireOverrider } from './overrider';
import { registerOverridePermissionRoutes } from './permission-routes';
import { listOverrides, recordOverride } from './record-override';

const chosen = z
  .object({
    remote: z.string().regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/),
    version: z.string().min(1).max(80).nullable().default(null),
    origin: z.string().max(200).nullable().default(null),
    why: z.string().trim().min(3).max(300),
  })
  .refine(({ version, origin }) => (version === null) !== (origin === null), {
    path: ['version'],
    message: 'a version or an origin',
  });

interface Options {
  registry: Registry;
  views: OverrideAndPreviewCookies;
  /** Origins that development servers may have. */
  origins: readonly string[];
}

/**
 * Registers the routes that switch the caller's browser to another version of a remote and record the
 * override. Ending an override needs no right, so that a broken version cannot lock people out.
 */
export function registerOverrideRoutes(app: FastifyInstance, { registry, views, origins }: Options): void {
  const { database } = app;
  const { environment } = registry;

  registerOperatorRoutes(app, (routes, who) => {
    routes.get('/federation/overrides', hiddenRouteOptions, async (request) => {
      const { remote } = who(request);
      return { origins, recent: await database.asSystem((tx) => listOverrides(tx, { environment, remote })) };
    });
  });
  registerOverridePermissionRoutes(app, registry);

  registerGuardedRoutes(
    app,
    (request) => requireOverrider(request, environment),
    (routes, who) => {
      routes.get('/federation/overrides/choices', hiddenRouteOptions, async (request) => {
        const overrider = who(request);
        const remotes = registry.releases().filter(({ remote }) => overrider.mayChoose(remote));
        return { remotes, origins, until: overrider.until };
      });

      routes.post('/federation/overrides', hiddenRouteOptions, async (request, reply) => {
        const overrider = who(request);
        const { remote, version, origin, why } = parseOrRefuse(chosen, request.body);
        const permission = overrider.permissionFor(remote);
        if (!registry.remotes().includes(remote)) throw buildNotPublishedRefusal(remote);
        if (version !== null && !registry.knows(remote, version))
          throw buildNotPublishedRefusal(remote, version);
        if (origin !== null && !origins.includes(origin))
          throw new RegistryRefusal(403, 'GF-541', {
            pt: `${origin} não está na lista de origens permitidas.`,
            en: `${origin} is not among the origins that are allowed.`,
          });
        const { name: by } = overrider;
        await database.asSystem((tx) =>
          recordOverride(tx, { environment, by, why, remote, version, origin }),
        );
        // The registry of this process must know a permission that another process granted before the next page.
        if (permission) await registry.refresh();
        const until = Math.min(
          Date.now() + OVERRIDE_DURATION_MS,
          permission?.until ?? Number.POSITIVE_INFINITY,
        );
        views.setOverride(request, reply, {
          remote,
          version,
          origin,
          by,
          permission: permission?.id ?? null,
          until,
        });
        return {};
      });
    },
  );

  app.delete('/federation/override', hiddenRouteOptions, async (request, reply) => {
    const override = views.getOverride(request, registry.overridePermissions());
    views.leaveOverride(request, reply);
    if (!override) return {};
    const { remote, by } = override;
    const use = { environment, by, why: 'de volta à versão no ar', remote, version: null, origin: null };
    // Going back never waits for the database.
    await database
      .asSystem((tx) => recordOverride(tx, use))
      .catch((error) => request.log.error({ err: error }, 'the end of an override was not written down'));
    return {};
  });
}
