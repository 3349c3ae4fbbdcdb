import type { LiveAction, LivePlace, LiveRelease, RemoteManifest } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database';
import type { RemoteLiveTable } from '../../../platform/database/registry-tables';

/** Processes that start together publish one after another. Any number that nothing else locks. */
const PUBLISH_LOCK = 7_163_004_213;
/** Of the lines of one remote: the first half of a lock of two numbers. */
const LINES_LOCK = 7_163_004;

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

/** Who changes the registry, and why. */
export interface Authorship {
  environment: string;
  by: string;
  why: string;
  action?: LiveAction;
  /** Past the inspection that is required here. */
  withoutInspection?: boolean;
}

export interface LiveWrite extends Authorship {
  line: LiveRelease;
}

interface Place extends LivePlace {
  remote: string;
  isRollout: boolean;
}

/**
 * Changes one line of the registry, and writes down who, when, why and what was before. A release for the whole scope
 * ends a rollout beside it: otherwise its share would stay behind.
 */
export async function makeLive(tx: Tx, { line, ...authorship }: LiveWrite): Promise<void> {
  const { remote, version, scope, target, share, isLive } = line;
  await lockRemote(tx, authorship.environment, remote);
  if (share === 100) await endLine(tx, { remote, scope, target, isRollout: true }, authorship);
  const place = columnsOf({ remote, scope, target, isRollout: share < 100 }, authorship);
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

/** Ends a line: the wider one holds from now on. Answers whether there was one. */
export async function endLine(tx: Tx, at: Place, authorship: Authorship): Promise<boolean> {
  const place = columnsOf(at, authorship);
  const before = await lineAt(tx, place);
  if (!before) return false;
  await tx
    .deleteFrom('remote_live')
    .where((where) => where.and(place))
    .execute();
  await writeDown(tx, place, authorship, before, null);
  return true;
}

/** From here to the end of the transaction nobody else changes the lines of this remote. */
export async function lockRemote(tx: Tx, environment: string, remote: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LINES_LOCK}, hashtext(${`${environment}/${remote}`}))`.execute(tx);
}

const columnsOf = ({ remote, scope, target, isRollout }: Place, { environment }: Authorship) => ({
  environment,
  remote,
  scope,
  target,
  is_rollout: isRollout,
});

type Line = Pick<RemoteLiveTable, 'version' | 'share' | 'is_live'>;

const lineAt = (tx: Tx, place: ReturnType<typeof columnsOf>): Promise<Line | undefined> =>
  tx
    .selectFrom('remote_live')
    .select(['version', 'share', 'is_live'])
    .where((where) => where.and(place))
    .executeTakeFirst();

async function writeDown(
  tx: Tx,
  place: ReturnType<typeof columnsOf>,
  { by, why, action = 'rollout', withoutInspection = false }: Authorship,
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
