import type { NewRow, Tx } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import { buildExpectedRecords } from '../../areas/websites/domains/provider/build-expected-records';
import { DEMONSTRATION_DNS_TARGET } from '../../areas/websites/domains/provider/demonstration';
import type { DemoRandom } from '../demo-random';

/** Names that belong to nobody (RFC 2606). */
const ACTIVE_HOST = 'www.soldeblumenau.example';
const WAITING_HOST = 'energia.soldeblumenau.example';

/**
 * Inserts two domains for the demonstration's site, one that works and one that waits for its proof of
 * ownership, and the DNS records of the demonstration's zone.
 */
export async function writeDomains(
  tx: Tx,
  { accountId, userId, random, now }: { accountId: string; userId: string; random: DemoRandom; now: number },
): Promise<void> {
  const claim = (host: string, daysAgo: number): NewRow<'website_domains'> => ({
    account_id: accountId,
    id: random.id(now - daysAgo * DAY_MS),
    host,
    token: random.digits(24),
    claimed_by: userId,
    claimed_at: new Date(now - daysAgo * DAY_MS),
  });
  const active = claim(ACTIVE_HOST, 12);
  const records = buildExpectedRecords(active.host, active.token, DEMONSTRATION_DNS_TARGET);
  const looked = { checked_at: new Date(now - DAY_MS / 3), next_check_at: new Date(now + DAY_MS / 2) };
  const rows: NewRow<'website_domains'>[] = [
    {
      ...active,
      ...looked,
      state: 'ATIVO',
      ownership: 'OK',
      routing: 'OK',
      certificate: 'OK',
      found: JSON.stringify(records),
      verified_at: new Date(now - 11 * DAY_MS),
    },
    { ...claim(WAITING_HOST, 1), ...looked },
  ];
  for (const row of rows) await tx.insertInto('website_domains').values(row).execute();
  await tx
    .insertInto('demonstration_zone')
    .values(records.map((record, place) => ({ place, ...record })))
    .execute();
}
