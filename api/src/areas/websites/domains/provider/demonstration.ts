import type { Database } from '@girassol/api-platform/database';
import { buildExpectedRecords, checkDnsRecords, getProofRecordName } from './build-expected-records';
import type { DomainProvider, SiteDnsTarget } from './domain-provider';

/** Target of domains in the demonstration, with reserved names and addresses (RFC 2606, RFC 5737). */
export const DEMONSTRATION_DNS_TARGET: SiteDnsTarget = {
  name: 'sites.girassol.example',
  addresses: ['203.0.113.10'],
};

/**
 * Creates the domain provider of a demonstration. It reads a DNS zone that an operator edits instead of
 * querying the internet. Its certificates are always active.
 */
export const createDemonstrationProvider = (database: Database): DomainProvider => ({
  isDemonstration: true,
  target: DEMONSTRATION_DNS_TARGET,
  records: (host, token) => buildExpectedRecords(host, token, DEMONSTRATION_DNS_TARGET),
  async check(host, token) {
    const names = [host, getProofRecordName(host)];
    const found = await database.asSystem((tx) =>
      tx
        .selectFrom('demonstration_zone')
        .select(['type', 'name', 'value'])
        .where('name', 'in', names)
        .orderBy('place')
        .limit(20)
        .execute(),
    );
    return { found, ...checkDnsRecords(found, { host, token, target: DEMONSTRATION_DNS_TARGET }) };
  },
  certificate: async () => 'ACTIVE',
});
