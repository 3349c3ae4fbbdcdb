import type { Database, Tx } from '@girassol/api-platform/database';
import type { VitalName } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { VITALS_RETENTION_DAYS } from './retention';

interface Release {
  remote: string;
  version: string;
}

/** Buckets to each doubling: a figure read back is at most 5 % off. */
const PER_DOUBLING = 8;
/** Returns the factor of a vital. A layout shift is a score around 0.1 and is counted in thousandths. */
const getScale = (vital: VitalName) => (vital === 'CLS' ? 1000 : 1);

/**
 * Computes the histogram bucket of a web vital's value: eight logarithmic buckets per doubling, so that a
 * value read back is at most 5 % off.
 */
export const computeVitalBucket = (vital: VitalName, value: number): number =>
  Math.round(PER_DOUBLING * Math.log2(1 + value * getScale(vital)));

const getBucketValue = (vital: VitalName, bucket: number): number =>
  (2 ** (bucket / PER_DOUBLING) - 1) / getScale(vital);

/** Days that are looked at together: vitals of a quiet area need more than one. */
const VITALS_WINDOW_DAYS = 7;
/** The day in Greenwich, whatever zone the database lives in: areas are opened all over the world. */
const today = sql<Date>`(now() at time zone 'utc')::date`;

/**
 * Creates a collector that counts web vitals of releases in memory, by release, vital and histogram bucket.
 */
export function createVitalsCollector(database: Database, environment: string) {
  let gathered = new Map<string, Release & { vital: VitalName; bucket: number; count: number }>();

  return {
    add({ remote, version }: Release, vital: VitalName, value: number, count = 1): void {
      const bucket = computeVitalBucket(vital, value);
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
        for (const line of lines)
          this.add(line, line.vital, getBucketValue(line.vital, line.bucket), line.count);
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
  await tx
    .deleteFrom('remote_vitals')
    .where('day', '<', sql<Date>`${today} - ${VITALS_RETENTION_DAYS}::int`)
    .execute();
}

/** Loads the 75th percentile of each web vital over seven days, by `<remote>@<version>`. */
export async function loadVitals(
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
        where environment = ${environment} and day > ${today} - ${VITALS_WINDOW_DAYS}::int
        group by remote, version, vital, bucket
      ) counted
      where so_far >= of_all * 0.75
      group by remote, version, vital`.execute(tx),
  );
  const found = new Map<string, Partial<Record<VitalName, number>>>();
  for (const { remote, version, vital, bucket } of reached.rows) {
    const key = `${remote}@${version}`;
    found.set(key, { ...found.get(key), [vital]: getBucketValue(vital, bucket) });
  }
  return found;
}
