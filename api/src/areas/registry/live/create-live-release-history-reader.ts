import type { Database } from '@girassol/api-platform/database';
import { buildLiveHistories, type LiveVersionHistory } from '@girassol/federation/registry';

/**
 * Creates a function that reads the history of live releases in an environment: which release was live when
 * and for whom. The function runs every few seconds and reads only remotes that changed.
 */
export function createLiveReleaseHistoryReader(database: Database, environment: string) {
  const known = new Map<string, { last: string; history: LiveVersionHistory[] }>();

  return async function read(): Promise<LiveVersionHistory[]> {
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
        known.set(remote, { last, history: buildLiveHistories(steps) });
      }
    });
    return [...known.values()].flatMap(({ history }) => history);
  };
}
