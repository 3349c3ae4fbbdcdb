import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import type { Row } from '../../../platform/database';
import type { DomainProvider } from './provider/domain-provider';

/** A claim as its account sees it. */
export function domainAnswer(row: Row<'website_domains'>, provider: DomainProvider): WebsiteDomain {
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
