import { generateId } from '@girassol/api-platform/database';
import { CUSTOM_DOMAIN_MODULE } from '@girassol/shared-domain';
import { grantModule } from '../../modules';
import { publishSiteWithSimulator } from '../../simulations';
import type { SampleContext } from './context';

/** Creates a sample account without a site for tests, for the request that creates a site. */
export async function createNoSiteSamples({ api, person: { accountId, userId } }: SampleContext) {
  await api.query('delete from websites where account_id = $1', [accountId]);
  return { siteBeginnerId: userId };
}

/**
 * Creates a sample site for tests that is online, whose draft was not saved since it was created, with a host that
 * shows it and two domains that wait for their proof of ownership.
 */
export async function createWebsitesSamples({ api, person, client, name }: SampleContext) {
  const { accountId, userId } = person;
  await publishSiteWithSimulator(api, person, `site-${userId.slice(-8)}`);
  await publishSiteWithSimulator(api, client, `site-${client.userId.slice(-8)}`);
  await grantModule(api, person, CUSTOM_DOMAIN_MODULE);
  await api.query('delete from website_domains where account_id = $1', [accountId]);
  const domain = async () => {
    const id = generateId();
    await api.query(
      `insert into website_domains (account_id, id, host, token, claimed_by, problem) values ($1, $2, $3, 'prova', $4, $5)`,
      [accountId, id, `www.solar-${id}.com.br`, userId, name],
    );
    return id;
  };
  const siteHost = `www.${userId}.com.br`;
  await api.query(
    `insert into website_domains (account_id, id, host, token, claimed_by, state, verified_at)
     values ($1, $2, $3, 'prova', $4, 'ATIVO', now())`,
    [accountId, generateId(), siteHost, userId],
  );
  await api.app.siteHosts.refresh();
  return { siteUserId: userId, siteHost, domainId: await domain(), doomedDomainId: await domain() };
}
