import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database';
import type { JobKind } from './define-job';
import { enqueue } from './enqueue';

export interface Period {
  kind: JobKind<z.ZodObject>;
  everySeconds: number;
}

/**
 * Puts periodic jobs into the line whose time has come: exactly once over all processes, because whoever moves the time
 * on adds the job in the same transaction. While one is still there, its turn is passed over.
 */
export async function addPeriodic(database: Database, periods: readonly Period[]): Promise<void> {
  for (const { kind, everySeconds } of periods) {
    await database.asSystem(async (tx) => {
      const every = sql`make_interval(secs => ${everySeconds})`;
      const moved = await tx
        .updateTable('job_periods')
        .set({ next_at: sql<Date>`now() + ${every}`, last_at: sql<Date>`now()` })
        .where('kind', '=', kind.kind)
        // A period that was made shorter holds from now on.
        .where(sql<boolean>`next_at <= now() or next_at > now() + ${every}`)
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return;
      const open = await tx
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind.kind)
        .where('account_id', 'is', null)
        .where('state', 'in', ['QUEUED', 'RUNNING'])
        .executeTakeFirst();
      if (!open) await enqueue(tx, kind, { accountId: null, payload: {} });
    });
  }
}

/** Makes the rows of periods that are new. The first turn comes soon, but not in the middle of the start. */
export async function enterPeriods(database: Database, periods: readonly Period[]): Promise<void> {
  if (periods.length === 0) return;
  await database.asSystem((tx) =>
    tx
      .insertInto('job_periods')
      .values(
        periods.map(({ kind, everySeconds }) => ({
          kind: kind.kind,
          next_at: sql<Date>`now() + make_interval(secs => ${Math.min(30, everySeconds)})`,
        })),
      )
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .execute(),
  );
}
