import { DOMAIN_MODULE } from '@girassol/shared-domain';
import { newId } from '../../../src/platform/database';
import { grantModule } from '../../modules';
import { publishedSite } from '../../simulations';
import type { Beginning } from './beginning';

/** An account before it has a site: for the call that begins one. */
export async function noSiteWorld({ api, person: { accountId, userId } }: Beginning) {
  await api.query('delete from websites where account_id = $1', [accountId]);
  return { siteBeginnerId: userId };
}

/** A site that is online, never saved since it was begun, with two hosts that wait for their proof. */
export async function websitesWorld({ api, person, client, name }: Beginning) {
  const { accountId, userId } = person;
  await publishedSite(api, person, `site-${userId.slice(-8)}`);
  await publishedSite(api, client, `site-${client.userId.slice(-8)}`);
  await grantModule(api, person, DOMAIN_MODULE);
  await api.query('delete from website_domains where account_id = $1', [accountId]);
  const domain = async () => {
    const id = newId();
    await api.query(
      `insert into website_domains (account_id, id, host, token, claimed_by, problem) values ($1, $2, $3, 'prova', $4, $5)`,
      [accountId, id, `www.solar-${id}.com.br`, userId, name],
    );
    return id;
  };
  return { siteUserId: userId, domainId: await domain(), doomedDomainId: await domain() };
}
