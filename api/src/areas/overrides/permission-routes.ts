import type { Database } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Registry } from '../registry/live/registry';
import { requireAdmin } from '../registry/operator';
import {
  hiddenRouteOptions,
  parseOrRefuse,
  parsePathParams,
  registerOperatorRoutes,
} from '../registry/operator-routes';
import { buildNotPublishedRefusal, RegistryRefusal } from '../registry/registry-refusal';
import { endOverridePermission, grantOverridePermission, listOverridePermissions } from './permissions';

/** Longer needs another look at who still has one, milliseconds. */
const MAX_PERMISSION_MS = 180 * DAY_MS;

const order = z.object({
  email: z.string().trim().max(254),
  remotes: z.array(z.string().max(80)).min(1).max(50).nullable(),
  until: z.number().int(),
  why: z.string().trim().min(3).max(300),
});

/** Registers the routes by which an admin grants and ends permissions to override versions. */
export function registerOverridePermissionRoutes(app: FastifyInstance, registry: Registry): void {
  const { database } = app;
  const { environment } = registry;

  registerOperatorRoutes(app, (routes, who) => {
    routes.addHook('onRequest', async (request) => requireAdmin(who(request)));

    routes.get('/federation/override-permissions', hiddenRouteOptions, async () => ({
      permissions: await database.asSystem((tx) => listOverridePermissions(tx, environment)),
    }));

    routes.post('/federation/override-permissions', hiddenRouteOptions, async (request) => {
      const { email, remotes, until, why } = parseOrRefuse(order, request.body);
      const unknown = remotes?.find((remote) => !registry.remotes().includes(remote));
      if (unknown) throw buildNotPublishedRefusal(unknown);
      if (until <= Date.now() || until > Date.now() + MAX_PERMISSION_MS)
        throw new RegistryRefusal(400, 'GF-510', {
          pt: 'O fim da permissão fica entre hoje e 180 dias.',
          en: 'A permission ends between today and in 180 days.',
        });
      const userId = await userWith(database, email);
      if (!userId)
        throw new RegistryRefusal(404, 'GF-543', {
          pt: `Ninguém entra com o e-mail ${email}.`,
          en: `Nobody signs in with ${email}.`,
        });
      const { name: by } = who(request);
      const permission = await database.asSystem((tx) =>
        grantOverridePermission(tx, { environment, userId, email, remotes, until, by, why }),
      );
      await registry.refresh();
      return permission;
    });

    routes.delete('/federation/override-permissions/:id', hiddenRouteOptions, async (request) => {
      const id = parseOrRefuse(z.uuid(), parsePathParams(request).id);
      await database.asSystem((tx) => endOverridePermission(tx, { id, by: who(request).name }));
      await registry.refresh();
      return {};
    });
  });
}

async function userWith(database: Database, email: string): Promise<string | undefined> {
  const [found] = await database.lookUp(sql<{ user_id: string }>`select user_id from find_login(${email})`);
  return found?.user_id;
}
