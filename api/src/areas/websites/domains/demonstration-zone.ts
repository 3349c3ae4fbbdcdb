import type { Database } from '@girassol/api-platform/database';
import type { DnsRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

/** Loads the DNS records of the demonstration's zone. */
export const loadDemonstrationZone = (database: Database): Promise<DnsRecord[]> =>
  database.asSystem((tx) =>
    tx.selectFrom('demonstration_zone').select(['type', 'name', 'value']).orderBy('place').execute(),
  );

const plainName = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

/** Replaces the DNS records of the demonstration's zone. Leaves out records without a name. */
export async function saveDemonstrationZone(
  database: Database,
  records: readonly DnsRecord[],
): Promise<DnsRecord[]> {
  const lines = records
    .map(({ type, name, value }) => ({ type, name: plainName(name), value: value.trim() }))
    .filter(({ name }) => name !== '');
  await database.asSystem(async (tx) => {
    // Of two who write at once the second replaces what the first wrote.
    await sql`select pg_advisory_xact_lock(hashtextextended('demonstration zone', 0))`.execute(tx);
    await tx.deleteFrom('demonstration_zone').execute();
    if (lines.length > 0)
      await tx
        .insertInto('demonstration_zone')
        .values(lines.map((line, place) => ({ place, ...line })))
        .execute();
  });
  return lines;
}
