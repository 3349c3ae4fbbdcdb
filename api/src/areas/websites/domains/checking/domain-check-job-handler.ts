import { registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import type { DomainProvider } from '../provider/domain-provider';
import { applyDomainCheck, queryZone } from './check-domain';
import { domainCheckJob } from './domain-check-job';

/** Registers the handler of the job that checks the DNS zone of a claimed domain. */
export function registerDomainCheckJob(app: FastifyInstance, provider: DomainProvider): void {
  const { database } = app;
  registerJob(app, domainCheckJob, async ({ accountId, payload }) => {
    const claim = { accountId: accountId ?? '', id: payload.domainId };
    const look = await queryZone(database, provider, claim);
    if (look) await database.asAccount(claim, (tx) => applyDomainCheck(tx, provider, claim, look));
  });
}
