import type { Database, Tx } from '@girassol/api-platform/database';
import type { RemoteLiveTable } from '@girassol/api-platform/database/registry-tables';
import type {
  LiveRelease,
  LiveReleaseTarget,
  RegistryChangeAction,
  RemoteManifest,
} from '@girassol/federation/registry';
import { sql } from 'kysely';

/** Processes that start together publish one after another. Any number that nothing else locks. */
const PUBLISH_LOCK = 7_163_004_213;
/** First number of the advisory lock on the lines of one remote. */
const REMOTE_LINES_LOCK = 7_163_004;

/** Loads which release of each remote is live for which scope in an environment, as lines of the registry. */
export function loadLiveReleases(database: Database, environment: string): Promise<LiveRelease[]> {
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
 * Saves releases of the build output that the registry does not know. A release that is newer than the live
 * release becomes live for all, as after a local build or in a new image. A known release changes nothing, so
 * that a rollback survives a restart.
 */
export function publishBuiltReleases(
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
        await saveLiveRelease(tx, {
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
          action: 'start',
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

/** Author of a change of the registry, with the reason. */
export interface RegistryAuthorship {
  environment: string;
  by: string;
  why: string;
  action?: RegistryChangeAction;
  /** Past the inspection that is required here. */
  withoutInspection?: boolean;
}

/** Line of the registry to save, with the author and the reason of the change. */
export interface LiveReleaseWrite extends RegistryAuthorship {
  line: LiveRelease;
}

interface LinePosition extends LiveReleaseTarget {
  remote: string;
  isRollout: boolean;
}

/**
 * Saves which release of a remote is live in a scope, and records author, time, reason and the former state.
 * A release for the whole scope ends a rollout to a share of its users.
 */
export async function saveLiveRelease(tx: Tx, { line, ...authorship }: LiveReleaseWrite): Promise<void> {
  const { remote, version, scope, target, share, isLive } = line;
  await lockLiveReleasesOfRemote(tx, authorship.environment, remote);
  if (share === 100) await deleteLiveRelease(tx, { remote, scope, target, isRollout: true }, authorship);
  const place = toLineColumns({ remote, scope, target, isRollout: share < 100 }, authorship);
  const before = await lineAt(tx, place);
  await tx
    .insertInto('remote_live')
    .values({ ...place, version, share, is_live: isLive })
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'remote', 'scope', 'target', 'is_rollout'])
        .doUpdateSet({ version, share, is_live: isLive }),
    )
    .execute();
  await writeDown(tx, place, authorship, before, { version, share, is_live: isLive });
}

/**
 * Deletes the line of the registry that makes a release live in a scope, so that the release of the wider
 * scope applies. Returns whether there was such a line.
 */
export async function deleteLiveRelease(
  tx: Tx,
  at: LinePosition,
  authorship: RegistryAuthorship,
): Promise<boolean> {
  const place = toLineColumns(at, authorship);
  const before = await lineAt(tx, place);
  if (!before) return false;
  await tx
    .deleteFrom('remote_live')
    .where((where) => where.and(place))
    .execute();
  await writeDown(tx, place, authorship, before, null);
  return true;
}

/**
 * Locks the lines of a remote in the registry, which say which releases are live, until the transaction ends.
 */
export async function lockLiveReleasesOfRemote(tx: Tx, environment: string, remote: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REMOTE_LINES_LOCK}, hashtext(${`${environment}/${remote}`}))`.execute(
    tx,
  );
}

const toLineColumns = (
  { remote, scope, target, isRollout }: LinePosition,
  { environment }: RegistryAuthorship,
) => ({
  environment,
  remote,
  scope,
  target,
  is_rollout: isRollout,
});

type Line = Pick<RemoteLiveTable, 'version' | 'share' | 'is_live'>;

const lineAt = (tx: Tx, place: ReturnType<typeof toLineColumns>): Promise<Line | undefined> =>
  tx
    .selectFrom('remote_live')
    .select(['version', 'share', 'is_live'])
    .where((where) => where.and(place))
    .executeTakeFirst();

async function writeDown(
  tx: Tx,
  place: ReturnType<typeof toLineColumns>,
  { by, why, action = 'rollout', withoutInspection = false }: RegistryAuthorship,
  before: Line | undefined,
  after: Line | null,
): Promise<void> {
  await tx
    .insertInto('remote_live_changes')
    .values({
      ...place,
      by,
      why,
      action,
      without_inspection: withoutInspection,
      version_before: before?.version ?? null,
      share_before: before?.share ?? null,
      was_live: before?.is_live ?? null,
      version: after?.version ?? null,
      share: after?.share ?? null,
      is_live: after?.is_live ?? null,
    })
    .execute();
}
