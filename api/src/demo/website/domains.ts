import { DEMONSTRATION_TARGET } from '../../areas/websites/domains/provider/demonstration';
import { expectedRecords } from '../../areas/websites/domains/provider/expected-records';
import type { NewRow, Tx } from '../../platform/database';
import { DAY } from '../calendar';
import type { Random } from '../random';

/** Names that belong to nobody (RFC 2606). */
const ACTIVE = 'www.soldeblumenau.example';
const WAITING = 'energia.soldeblumenau.example';

/** A host that works and one that waits for its proof, with what the zone of the demonstration says of them. */
export async function writeDomains(
  tx: Tx,
  { accountId, userId, random, now }: { accountId: string; userId: string; random: Random; now: number },
): Promise<void> {
  const claim = (host: string, daysAgo: number): NewRow<'website_domains'> => ({
    account_id: accountId,
    id: random.id(now - daysAgo * DAY),
    host,
    token: random.digits(24),
    claimed_by: userId,
    claimed_at: new Date(now - daysAgo * DAY),
  });
  const active = claim(ACTIVE, 12);
  const records = expectedRecords(active.host, active.token, DEMONSTRATION_TARGET);
  const looked = { checked_at: new Date(now - DAY / 3), next_check_at: new Date(now + DAY / 2) };
  const rows: NewRow<'website_domains'>[] = [
    {
      ...active,
      ...looked,
      state: 'ATIVO',
      ownership: 'OK',
      routing: 'OK',
      certificate: 'OK',
      found: JSON.stringify(records),
      verified_at: new Date(now - 11 * DAY),
    },
    { ...claim(WAITING, 1), ...looked },
  ];
  for (const row of rows) await tx.insertInto('website_domains').values(row).execute();
  await tx
    .insertInto('demonstration_zone')
    .values(records.map((record, place) => ({ place, ...record })))
    .execute();
}
