import type { Database } from '@girassol/api-platform/database';
import type { HourlyReleaseFigures, ReleaseFigures } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { RELEASE_FIGURES_RETENTION_DAYS } from './retention';

type Count = 'opens' | 'failures' | 'openMs' | 'longTasks' | 'violations' | 'errors';

/**
 * Collector that counts openings, failures and errors of releases in memory until `flush` saves the counts.
 */
export interface ReleaseFigureCollector {
  add(release: { remote: string; version: string }, counts: Partial<Record<Count, number>>): void;
  /** Adds what was counted to the tables; keeps it for the next time when the database does not answer. */
  flush(): Promise<void>;
}

/**
 * Creates a collector that sums up the reports of browsers about releases in memory, by release and minute. A
 * single report needs no database statement.
 */
export function createReleaseFigureCollector(
  database: Database,
  environment: string,
): ReleaseFigureCollector {
  let gathered = new Map<string, Record<Count, number> & { remote: string; version: string; minute: Date }>();
  let sweptAt = 0;

  return {
    add({ remote, version }, counts) {
      const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
      const key = `${remote}@${version} ${minute.getTime()}`;
      const none = { opens: 0, failures: 0, openMs: 0, longTasks: 0, violations: 0, errors: 0 };
      const line = gathered.get(key) ?? { remote, version, minute, ...none };
      for (const [name, count] of Object.entries(counts)) line[name as Count] += count; // keys of `Count`
      gathered.set(key, line);
    },

    async flush() {
      const lines = [...gathered.values()];
      const isSweep = Date.now() - sweptAt > 3_600_000;
      if (lines.length === 0 && !isSweep) return;
      gathered = new Map();
      try {
        await database.asSystem(async (tx) => {
          for (const { openMs, longTasks, ...line } of lines)
            await tx
              .insertInto('remote_figures')
              .values({
                environment,
                ...line,
                open_ms: Math.round(openMs),
                long_tasks: longTasks,
              })
              .onConflict((conflict) =>
                conflict.columns(['environment', 'remote', 'version', 'minute']).doUpdateSet({
                  opens: sql`remote_figures.opens + excluded.opens`,
                  failures: sql`remote_figures.failures + excluded.failures`,
                  open_ms: sql`remote_figures.open_ms + excluded.open_ms`,
                  long_tasks: sql`remote_figures.long_tasks + excluded.long_tasks`,
                  violations: sql`remote_figures.violations + excluded.violations`,
                  errors: sql`remote_figures.errors + excluded.errors`,
                }),
              )
              .execute();
          if (isSweep)
            await tx
              .deleteFrom('remote_figures')
              .where(
                'minute',
                '<',
                sql<Date>`now() - make_interval(days => ${RELEASE_FIGURES_RETENTION_DAYS})`,
              )
              .execute();
        });
        if (isSweep) sweptAt = Date.now();
      } catch (error) {
        for (const line of lines) this.add(line, line);
        throw error;
      }
    },
  };
}

/**
 * Loads the counts of openings, failures and errors of every release in the last day, by
 * `<remote>@<version>`.
 */
export async function loadReleaseFigures(
  database: Database,
  environment: string,
): Promise<Map<string, Omit<ReleaseFigures, 'vitals'>>> {
  const rows = await database.asSystem((tx) =>
    tx
      .selectFrom('remote_figures')
      .select(['remote', 'version'])
      .select(({ fn }) => [
        fn.sum('opens').as('opens'),
        fn.sum('failures').as('failures'),
        fn.sum('open_ms').as('openMs'),
        fn.sum('long_tasks').as('longTasks'),
        fn.sum('violations').as('violations'),
        fn.sum('errors').as('errors'),
      ])
      .where('environment', '=', environment)
      .where('minute', '>', sql<Date>`now() - interval '1 day'`)
      .groupBy(['remote', 'version'])
      .execute(),
  );
  return new Map(
    rows.map(({ remote, version, openMs, ...counts }) => {
      const opens = Number(counts.opens);
      return [
        `${remote}@${version}`,
        {
          opens,
          failures: Number(counts.failures),
          meanOpenMs: computeMean(Number(openMs), opens),
          longTasks: Number(counts.longTasks),
          violations: Number(counts.violations),
          errors: Number(counts.errors),
        },
      ];
    }),
  );
}

/**
 * Loads the counts of openings, failures and errors for the releases of a remote in the last day, by hour,
 * oldest first.
 */
export async function loadHourlyReleaseFigures(
  database: Database,
  { environment, remote }: { environment: string; remote: string },
): Promise<HourlyReleaseFigures[]> {
  const hour = sql<Date>`date_trunc('hour', minute)`;
  const rows = await database.asSystem((tx) =>
    tx
      .selectFrom('remote_figures')
      .select(['version', hour.as('hour')])
      .select(({ fn }) => [
        fn.sum('opens').as('opens'),
        fn.sum('failures').as('failures'),
        fn.sum('open_ms').as('openMs'),
      ])
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .where('minute', '>', sql<Date>`now() - interval '1 day'`)
      .groupBy(['version', hour])
      .orderBy(hour)
      .execute(),
  );
  return rows.map(({ version, hour: begin, ...sums }) => {
    const opens = Number(sums.opens);
    const meanOpenMs = computeMean(Number(sums.openMs), opens);
    return { version, at: begin.getTime(), opens, failures: Number(sums.failures), meanOpenMs };
  });
}

const computeMean = (sum: number, count: number) => (count > 0 ? Math.round(sum / count) : null);
