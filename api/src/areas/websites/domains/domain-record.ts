import type { Row } from '@girassol/api-platform/database';
import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import type { DomainProvider } from './provider/domain-provider';

/** Converts a row of a claimed domain to the record that the API returns. */
export function toWebsiteDomain(row: Row<'website_domains'>, provider: DomainProvider): WebsiteDomain {
  return {
    _id: row.id,
    host: row.host,
    state: row.state,
    ownership: row.ownership,
    routing: row.routing,
    certificate: row.certificate,
    records: provider.records(row.host, row.token),
    found: row.found,
    problem: row.problem,
    checkedTimestamp: row.checked_at?.getTime() ?? null,
    nextCheckTimestamp: row.next_check_at?.getTime() ?? null,
    isDemonstration: provider.isDemonstration,
  };
}
