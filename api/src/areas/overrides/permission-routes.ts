import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database';
import type { Registry } from '../registry/live/registry';
import { requireAdmin } from '../registry/operator';
import { hidden, operatorRoutes, paramsOf, parseOrder } from '../registry/operator-routes';
import { notPublished, RegistryRefusal } from '../registry/registry-refusal';
import { endPermission, grantPermission, readPermissions } from './permissions';

/** Longer needs another look at who still has one, milliseconds. */
const LONGEST = 180 * 24 * 60 * 60_000;

const order = z.object({
  email: z.string().trim().max(254),
  remotes: z.array(z.string().max(80)).min(1).max(50).nullable(),
  until: z.number().int(),
  why: z.string().trim().min(3).max(300),
});

/** Where an admin permits people to point their own browser elsewhere, and ends that. */
export function permissionRoutes(app: FastifyInstance, registry: Registry): void {
  const { database } = app;
  const { environment } = registry;

  operatorRoutes(app, (routes, who) => {
    routes.addHook('onRequest', async (request) => requireAdmin(who(request)));

    routes.get('/federation/override-permissions', hidden, async () => ({
      permissions: await database.asSystem((tx) => readPermissions(tx, environment)),
    }));

    routes.post('/federation/override-permissions', hidden, async (request) => {
      const { email, remotes, until, why } = parseOrder(order, request.body);
      const unknown = remotes?.find((remote) => !registry.remotes().includes(remote));
      if (unknown) throw notPublished(unknown);
      if (until <= Date.now() || until > Date.now() + LONGEST)
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
        grantPermission(tx, { environment, userId, email, remotes, until, by, why }),
      );
      await registry.refresh();
      return permission;
    });

    routes.delete('/federation/override-permissions/:id', hidden, async (request) => {
      const id = parseOrder(z.uuid(), paramsOf(request).id);
      await database.asSystem((tx) => endPermission(tx, { id, by: who(request).name }));
      await registry.refresh();
      return {};
    });
  });
}

async function userWith(database: Database, email: string): Promise<string | undefined> {
  const [found] = await database.lookUp(sql<{ user_id: string }>`select user_id from find_login(${email})`);
  return found?.user_id;
}
