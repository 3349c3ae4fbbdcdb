import type { FastifyInstance } from 'fastify';
import { registerJob } from '../../../../platform/jobs';
import type { SiteHosts } from '../hosts/site-hosts';
import type { DomainProvider } from '../provider/domain-provider';
import { checkDomain } from './check-domain';
import { lookAgain } from './look-again';

/** Says what is done when the zone of a claim is to be looked at again. */
export function checkByJobs(app: FastifyInstance, provider: DomainProvider, hosts: SiteHosts): void {
  registerJob(app, lookAgain, async ({ accountId, payload }) => {
    await checkDomain(app.database, provider, { accountId: accountId ?? '', id: payload.domainId });
    await hosts.refresh();
  });
}
