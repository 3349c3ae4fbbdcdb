import type { Database } from '../../../../platform/database';
import type { DomainProvider, SitesTarget } from './domain-provider';
import { expectedRecords, judgeRecords, proofName } from './expected-records';

/** Names and addresses that belong to nobody (RFC 2606, RFC 5737). */
export const DEMONSTRATION_TARGET: SitesTarget = {
  name: 'sites.girassol.example',
  addresses: ['203.0.113.10'],
};

/** The zone that an operator writes, in place of the internet; certificates of it are always there. */
export const demonstrationZone = (database: Database): DomainProvider => ({
  isDemonstration: true,
  target: DEMONSTRATION_TARGET,
  records: (host, token) => expectedRecords(host, token, DEMONSTRATION_TARGET),
  async check(host, token) {
    const names = [host, proofName(host)];
    const found = await database.asSystem((tx) =>
      tx
        .selectFrom('demonstration_zone')
        .select(['type', 'name', 'value'])
        .where('name', 'in', names)
        .orderBy('place')
        .limit(20)
        .execute(),
    );
    return { found, ...judgeRecords(found, { host, token, target: DEMONSTRATION_TARGET }) };
  },
  certificate: async () => 'ACTIVE',
});
