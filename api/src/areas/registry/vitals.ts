import type { VitalName } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database';

interface Release {
  remote: string;
  version: string;
}

/** Buckets to each doubling: a figure read back is at most 5 % off. */
const PER_DOUBLING = 8;
/** A layout shift is a score around 0.1: counted in thousandths it fits beside milliseconds. */
const scaleOf = (vital: VitalName) => (vital === 'CLS' ? 1000 : 1);

export const bucketOf = (vital: VitalName, value: number): number =>
  Math.round(PER_DOUBLING * Math.log2(1 + value * scaleOf(vital)));

const middleOf = (vital: VitalName, bucket: number): number =>
  (2 ** (bucket / PER_DOUBLING) - 1) / scaleOf(vital);

/** Days that are looked at together: vitals of a quiet area need more than one. */
const DAYS = 7;
const KEPT_DAYS = 14;
/** The day in Greenwich, whatever zone the database lives in: areas are opened all over the world. */
const today = sql<Date>`(now() at time zone 'utc')::date`;

/** What was measured, on its way to the database: counts by release, vital and bucket. */
export function keepVitals(database: Database, environment: string) {
  let gathered = new Map<string, Release & { vital: VitalName; bucket: number; count: number }>();

  return {
    add({ remote, version }: Release, vital: VitalName, value: number, count = 1): void {
      const bucket = bucketOf(vital, value);
      const key = `${remote}@${version} ${vital} ${bucket}`;
      const line = gathered.get(key) ?? { remote, version, vital, bucket, count: 0 };
      gathered.set(key, { ...line, count: line.count + count });
    },

    /** Adds what was counted to the table; keeps it for the next time when the database does not answer. */
    async flush(): Promise<void> {
      const lines = [...gathered.values()];
      if (lines.length === 0) return;
      gathered = new Map();
      try {
        await database.asSystem((tx) => write(tx, environment, lines));
      } catch (error) {
        for (const line of lines) this.add(line, line.vital, middleOf(line.vital, line.bucket), line.count);
        throw error;
      }
    },
  };
}

async function write(
  tx: Tx,
  environment: string,
  lines: (Release & { vital: VitalName; bucket: number; count: number })[],
): Promise<void> {
  await tx
    .insertInto('remote_vitals')
    .values(lines.map((line) => ({ environment, ...line, day: today })))
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'remote', 'version', 'day', 'vital', 'bucket'])
        .doUpdateSet({ count: sql`remote_vitals.count + excluded.count` }),
    )
    .execute();
  await tx.deleteFrom('remote_vitals').where('day', '<', sql<Date>`${today} - ${KEPT_DAYS}::int`).execute();
}

/** What three of four people had, or better: `<remote>@<version>` -> vital -> its 75th percentile over seven days. */
export async function readVitals(
  database: Database,
  environment: string,
): Promise<Map<string, Partial<Record<VitalName, number>>>> {
  const reached = await database.asSystem((tx) =>
    sql<Release & { vital: VitalName; bucket: number }>`
      select remote, version, vital, min(bucket)::int as bucket from (
        select remote, version, vital, bucket,
          sum(sum(count)) over (partition by remote, version, vital order by bucket) as so_far,
          sum(sum(count)) over (partition by remote, version, vital) as of_all
        from remote_vitals
        where environment = ${environment} and day > ${today} - ${DAYS}::int
        group by remote, version, vital, bucket
      ) counted
      where so_far >= of_all * 0.75
      group by remote, version, vital`.execute(tx),
  );
  const found = new Map<string, Partial<Record<VitalName, number>>>();
  for (const { remote, version, vital, bucket } of reached.rows) {
    const key = `${remote}@${version}`;
    found.set(key, { ...found.get(key), [vital]: middleOf(vital, bucket) });
  }
  return found;
}
