import type { Database } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { getHostName } from '../../registry/live/hosts';
import type { SiteHostCache } from './hosts/site-host-cache';

/**
 * Finds the site that a proved host of an account shows: the id of the account's owner and the slug of the site
 * (website-007). Throws 404 for every other host, those of the product and the shared host of all sites included.
 */
export async function findSiteByHost(
  database: Database,
  hosts: SiteHostCache,
  host: string,
): Promise<ResponseBody<'GET /websites/by-host/:host'>> {
  const site = hosts.find(getHostName(host));
  if (site?.shows !== 'ONE') throw notFound('Nenhum site responde neste endereço.');
  const { accountId, slug } = site;
  const { id: userId } = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('type', '=', 'MANAGER')
      .executeTakeFirstOrThrow(),
  );
  return { userId, slug };
}
