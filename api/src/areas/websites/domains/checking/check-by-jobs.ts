import type { FastifyInstance } from 'fastify';
import { registerJob } from '../../../../platform/jobs';
import type { DomainProvider } from '../provider/domain-provider';
import { judgeClaim, lookAtZone } from './check-domain';
import { lookAgain } from './look-again';

/** Says what is done when the zone of a claim is to be looked at again. */
export function checkByJobs(app: FastifyInstance, provider: DomainProvider): void {
  const { database } = app;
  registerJob(app, lookAgain, async ({ accountId, payload }) => {
    const claim = { accountId: accountId ?? '', id: payload.domainId };
    const look = await lookAtZone(database, provider, claim);
    if (look) await database.asAccount(claim, (tx) => judgeClaim(tx, provider, claim, look));
  });
}
