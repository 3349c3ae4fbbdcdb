import type { LiveRelease, RemoteManifest } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Database, Tx } from '../database';

/** Processes that start together publish one after another. Any number that nothing else locks. */
const PUBLISH_LOCK = 7_163_004_213;

/** Every line of the registry in `environment`. */
export function readLive(database: Database, environment: string): Promise<LiveRelease[]> {
  return database.asSystem(async (tx) => {
    const lines = await tx
      .selectFrom('remote_live')
      .selectAll()
      .where('environment', '=', environment)
      .execute();
    return lines.map(({ remote, version, scope, target, share, is_live }) => ({
      remote,
      version,
      scope,
      target,
      share,
      isLive: is_live,
    }));
  });
}

/**
 * Enters releases that the registry has not seen. One that is newer than what is live goes live for everybody: that is
 * what a local build or an image with new code means. A release that was known before changes nothing, so that a
 * rollback outlives a restart.
 */
export function publishBuilt(
  database: Database,
  environment: string,
  releases: readonly RemoteManifest[],
): Promise<void> {
  return database.asSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(tx);
    const oldestFirst = [...releases].sort((one, other) => one.builtAt.localeCompare(other.builtAt));
    for (const release of oldestFirst) {
      const isNew = await enterRelease(tx, release);
      if (isNew && (await isNewerThanLive(tx, environment, release)))
        await makeLive(tx, {
          environment,
          line: {
            remote: release.name,
            version: release.version,
            scope: 'all',
            target: '',
            share: 100,
            isLive: true,
          },
          by: 'server start',
          why: 'built with this server',
        });
    }
  });
}

async function enterRelease(tx: Tx, release: RemoteManifest): Promise<boolean> {
  const entered = await tx
    .insertInto('remote_releases')
    .values({
      remote: release.name,
      version: release.version,
      manifest: JSON.stringify(release),
      built_at: new Date(release.builtAt),
    })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return entered !== undefined;
}

async function isNewerThanLive(tx: Tx, environment: string, release: RemoteManifest): Promise<boolean> {
  const live = await tx
    .selectFrom('remote_live')
    .innerJoin('remote_releases', (join) =>
      join
        .onRef('remote_releases.remote', '=', 'remote_live.remote')
        .onRef('remote_releases.version', '=', 'remote_live.version'),
    )
    .select('built_at')
    .where((where) =>
      where.and({
        environment,
        'remote_live.remote': release.name,
        scope: 'all' as const,
        is_rollout: false,
      }),
    )
    .executeTakeFirst();
  return !live || live.built_at < new Date(release.builtAt);
}

export interface LiveChange {
  environment: string;
  line: LiveRelease;
  by: string;
  why: string;
}

/** Changes one line of the registry, and writes down who, when, why and what was before. */
export async function makeLive(tx: Tx, { environment, line, by, why }: LiveChange): Promise<void> {
  const { remote, version, scope, target, share, isLive } = line;
  const place = { environment, remote, scope, target, is_rollout: share < 100 };
  const before = await tx
    .selectFrom('remote_live')
    .select(['version', 'share', 'is_live'])
    .where((where) => where.and(place))
    .executeTakeFirst();
  await tx
    .insertInto('remote_live')
    .values({ ...place, version, share, is_live: isLive })
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'remote', 'scope', 'target', 'is_rollout'])
        .doUpdateSet({ version, share, is_live: isLive }),
    )
    .execute();
  await tx
    .insertInto('remote_live_changes')
    .values({
      ...place,
      by,
      why,
      version_before: before?.version ?? null,
      share_before: before?.share ?? null,
      was_live: before?.is_live ?? null,
      version,
      share,
      is_live: isLive,
    })
    .execute();
}
