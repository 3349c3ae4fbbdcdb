import { type LiveHistory, readHistory } from '@girassol/federation/registry';
import type { Database } from '../../../platform/database';

/**
 * Reads what was live, and for whom, in `environment`. It is asked for every few seconds: only the remotes that changed
 * since are read again.
 */
export function historyReader(database: Database, environment: string) {
  const known = new Map<string, { last: string; history: LiveHistory[] }>();

  return async function read(): Promise<LiveHistory[]> {
    await database.asSystem(async (tx) => {
      const now = await tx
        .selectFrom('remote_live_changes')
        .select(({ fn }) => ['remote', fn.max('id').as('last')])
        .where('environment', '=', environment)
        .groupBy('remote')
        .execute();
      const changed = now.filter(({ remote, last }) => known.get(remote)?.last !== last);
      for (const { remote, last } of changed) {
        const steps = await tx
          .selectFrom('remote_live_changes')
          .select(['remote', 'scope', 'target', 'action', 'version'])
          .select(['is_rollout as isShare', 'version_before as versionBefore'])
          .where('environment', '=', environment)
          .where('remote', '=', remote)
          .orderBy('id')
          .execute();
        known.set(remote, { last, history: readHistory(steps) });
      }
    });
    return [...known.values()].flatMap(({ history }) => history);
  };
}
