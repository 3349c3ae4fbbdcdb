import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type BrowserViews, OVERRIDE_MS } from '../registry/live/browser-views';
import type { Registry } from '../registry/live/registry';
import { guardedRoutes, hidden, operatorRoutes, parseOrder } from '../registry/operator-routes';
import { notPublished, RegistryRefusal } from '../registry/registry-refusal';
import { overriderOf } from './overrider';
import { permissionRoutes } from './permission-routes';
import { readOverrides, recordOverride } from './record-override';

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
  views: BrowserViews;
  /** Where development servers may be. */
  origins: readonly string[];
}

/**
 * Points the browser that asks at another version of one remote, and writes down who did it. Ending it is open to whoever
 * has such a browser: a broken override must never be a trap.
 */
export function overrideRoutes(app: FastifyInstance, { registry, views, origins }: Options): void {
  const { database } = app;
  const { environment } = registry;

  operatorRoutes(app, (routes, who) => {
    routes.get('/federation/overrides', hidden, async (request) => {
      const { remote } = who(request);
      return { origins, recent: await database.asSystem((tx) => readOverrides(tx, { environment, remote })) };
    });
  });
  permissionRoutes(app, registry);

  guardedRoutes(
    app,
    (request) => overriderOf(request, environment),
    (routes, who) => {
      routes.get('/federation/overrides/choices', hidden, async (request) => {
        const overrider = who(request);
        const remotes = registry.releases().filter(({ remote }) => overrider.mayChoose(remote));
        return { remotes, origins, until: overrider.until };
      });

      routes.post('/federation/overrides', hidden, async (request, reply) => {
        const overrider = who(request);
        const { remote, version, origin, why } = parseOrder(chosen, request.body);
        const permission = overrider.permissionFor(remote);
        if (!registry.remotes().includes(remote)) throw notPublished(remote);
        if (version !== null && !registry.knows(remote, version)) throw notPublished(remote, version);
        if (origin !== null && !origins.includes(origin))
          throw new RegistryRefusal(403, 'GF-541', {
            pt: `${origin} não está na lista de origens permitidas.`,
            en: `${origin} is not among the origins that are allowed.`,
          });
        const { name: by } = overrider;
        await database.asSystem((tx) =>
          recordOverride(tx, { environment, by, why, remote, version, origin }),
        );
        // Where the permission was given by another process, this one has to know it before the next page.
        if (permission) await registry.refresh();
        const until = Math.min(Date.now() + OVERRIDE_MS, permission?.until ?? Number.POSITIVE_INFINITY);
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

  app.delete('/federation/override', hidden, async (request, reply) => {
    const override = views.overrideOf(request, registry.overridePermissions());
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
