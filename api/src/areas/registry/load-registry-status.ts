import type { Database, Row } from '@girassol/api-platform/database';
import type {
  LiveReleaseLine,
  RegistryChange,
  RegistryStatus,
  ReleaseFigures,
  ReleaseStatus,
  RemoteStatusReport,
} from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Registry } from './live/registry';
import { loadAccountNames } from './live-target';
import { loadReleaseFigures } from './release-figures';
import { listRemoteReservations } from './reservations';
import { loadVitals } from './vitals';

const MAX_LISTED_CHANGES = 50;
const MAX_LISTED_RELEASES = 30;
const noFigures = { opens: 0, failures: 0, meanOpenMs: null, longTasks: 0, violations: 0, errors: 0 };

/** Loads the live releases, available releases and latest changes of all remotes, or of one. */
export async function loadRegistryStatus(
  database: Database,
  registry: Registry,
  remote: string | null,
): Promise<RegistryStatus> {
  const { environment } = registry;
  const figures = await loadReleaseFigures(database, environment);
  const vitals = await loadVitals(database, environment);
  const getFigures = (name: string, version: string): ReleaseFigures => {
    const key = `${name}@${version}`;
    return { ...(figures.get(key) ?? noFigures), vitals: vitals.get(key) ?? {} };
  };
  const shell = registry.shellProvides();
  const { releases, live, changes, reserved } = await database.asSystem(async (tx) => ({
    releases: await tx
      .selectFrom('remote_releases')
      .select(['remote', 'version', 'built_at', 'entered_at', 'published_by', 'checks', 'inspection'])
      .select(sql<boolean>`manifest_integrity is not null`.as('is_published'))
      .select([
        sql<string | null>`manifest->>'title'`.as('title'),
        sql<string | null>`manifest->>'team'`.as('team'),
      ])
      .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
      .orderBy('built_at', 'desc')
      .execute(),
    live: await tx.selectFrom('remote_live').selectAll().where('environment', '=', environment).execute(),
    // A line each, fifty of every remote: the number of remotes is small, that of changes is not.
    changes: await tx
      .selectFrom(
        tx
          .selectFrom('remote_live_changes')
          .selectAll()
          .select((column) =>
            column.fn
              .agg<string>('row_number')
              .over((over) => over.partitionBy('remote').orderBy('id', 'desc'))
              .as('place'),
          )
          .where('environment', '=', environment)
          .as('numbered'),
      )
      .selectAll()
      .where('place', '<=', String(MAX_LISTED_CHANGES))
      .orderBy('id', 'desc')
      .execute(),
    reserved: await listRemoteReservations(tx, remote),
  }));

  const names = [...new Set(releases.map((release) => release.remote))].sort();
  return {
    environment,
    shell: shell && { ...shell, figures: getFigures('shell', shell.version) },
    distributions: registry
      .distributions()
      .map(({ key, brand, remotes }) => ({ key, name: brand.name, remotes: remotes ?? null })),
    errorLimit: registry.errorLimit.percent,
    inspection: registry.inspectionRule,
    reserved,
    // Names of customers are only for operators.
    ...(remote === null && { accounts: await loadAccountNames(database, [...live, ...changes]) }),
    remotes: names.map((name): RemoteStatusReport => {
      const own = releases.filter((release) => release.remote === name);
      const history = changes.filter((change) => change.remote === name).map(toLiveChange);
      const lines = live.filter((line) => line.remote === name);
      const liveVersions = new Set(lines.map(({ version }) => version));
      return {
        remote: name,
        title: own[0]?.title ?? name,
        team: own[0]?.team ?? '',
        revision: history[0]?.id ?? 0,
        live: lines.map(({ version, scope, target, share, is_live: isLive }): LiveReleaseLine => {
          const standIn = registry.standInFor({ remote: name, version, scope, target, share, isLive });
          return { version, scope, target, share, isLive, ...(standIn && { standIn }) };
        }),
        releases: own
          .filter(({ version }, index) => index < MAX_LISTED_RELEASES || liveVersions.has(version))
          .map((release): ReleaseStatus => {
            const { version, built_at, entered_at, published_by, checks, inspection } = release;
            const unmet = registry.getUnmet(name, version);
            return {
              version,
              builtAt: built_at.toISOString(),
              enteredAt: entered_at.getTime(),
              publishedBy: published_by,
              checks,
              ...(release.is_published && { inspection }),
              isAtHand: registry.knows(name, version),
              ...(unmet.length > 0 && { unmet: [...unmet] }),
              figures: getFigures(name, version),
            };
          }),
        history,
      };
    }),
  };
}

function toLiveChange(row: Row<'remote_live_changes'>): RegistryChange {
  return {
    id: Number(row.id),
    remote: row.remote,
    scope: row.scope,
    target: row.target,
    at: row.at.getTime(),
    by: row.by,
    why: row.why,
    action: row.action,
    before: toLineState(row.version_before, row.share_before, row.was_live),
    after: toLineState(row.version, row.share, row.is_live),
    ...(row.without_inspection && { withoutInspection: true as const }),
  };
}

const toLineState = (version: string | null, share: number | null, isLive: boolean | null) =>
  version === null || share === null || isLive === null ? null : { version, share, isLive };
