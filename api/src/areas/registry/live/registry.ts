import type { Database } from '@girassol/api-platform/database';
import {
  type AvailableRelease,
  type DistributionDocument,
  findReplacementRelease,
  type InspectionRule,
  type LiveRelease,
  type LiveVersionHistory,
  type RegistryResolveContext,
  type RegistryStatus,
  type ReleaseGateContext,
  type RemoteManifest,
  type ReplacementRelease,
  type ResolvedRegistry,
  resolveRegistry,
  type ShellManifest,
  type UnmetRequirement,
} from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseErrorLimit } from '../release-error-monitor';
import type { ReleaseStore } from '../release-store';
import { type ActiveOverridePermission, loadActiveOverridePermissions } from './active-permissions';
import { createBuiltFilesReader, createReleasesReader } from './built-files';
import { createLiveReleaseHistoryReader } from './create-live-release-history-reader';
import { loadDistributions, shippedDistributions } from './distributions';
import { createIntactReleasesReader } from './intact-releases';
import { loadDistributionPreviews, type StoredDistributionPreview } from './previews';
import { loadLiveReleases, publishBuiltReleases } from './registry-store';
import { createReleaseCompatibility } from './release-compatibility';

/**
 * Registry of the remotes, their releases and distributions, kept in memory so that reading needs no database query.
 */
export interface Registry {
  environment: string;
  /** Store of published releases. */
  store: ReleaseStore;
  errorLimit: ReleaseErrorLimit;
  inspectionRule: InspectionRule;
  shell(): ShellManifest | null;
  shellProvides(): Omit<NonNullable<RegistryStatus['shell']>, 'figures'> | null;
  distributions(): readonly DistributionDocument[];
  /** Distributions that wait for a look. */
  previews(): readonly StoredDistributionPreview[];
  /** Returns the permissions of people who may override versions without being an admin. */
  overridePermissions(): readonly ActiveOverridePermission[];
  /** Every remote that has a release here. */
  remotes(): string[];
  resolve(question: RegistryResolveContext): ResolvedRegistry;
  /** Returns every remote with its releases, newest first, for overrides. */
  releases(): { remote: string; title: string; versions: string[] }[];
  /** Was this released? The shell that is live counts as a release of `shell`. */
  knows(remote: string, version: string | null): boolean;
  /** Returns the version that people get instead of the one of a line, undefined if that one serves. */
  standInFor(line: LiveRelease): ReplacementRelease | undefined;
  /** Returns the needs of a release that the live shell does not meet. Empty for unknown releases. */
  getUnmet(remote: string, version: string): readonly UnmetRequirement[];
  /** Returns the team that owns a remote, null if it is unknown. */
  getTeam(remote: string): string | null;
  /** Returns the context that a new release is checked against. */
  surroundings(): ReleaseGateContext;
  /** Some release is live only for a share of the users: browsers must be told apart. */
  hasRollouts(): boolean;
  /** Reads files and tables again. */
  refresh(): Promise<void>;
  close(): void;
}

interface Options {
  database: Database;
  environment: string;
  buildDir: string;
  store: ReleaseStore;
  errorLimit: ReleaseErrorLimit;
  inspectionRule: InspectionRule;
  log: FastifyBaseLogger;
}

/** Interval in milliseconds after which a change by another process is seen. */
const REFRESH_INTERVAL_MS = 5_000;

/** Returns the path of a release on this server. */
export const getReleaseUrl = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>) =>
  `/releases/${name}/${version}/`;

/**
 * Opens the registry: saves the releases of the build output, and keeps the live state in memory. While the
 * database does not answer, the registry uses the last known state, or the newest release of each remote if
 * nothing was read yet.
 */
export async function openRegistry(options: Options): Promise<Registry> {
  const { database, environment, buildDir, store, errorLimit, inspectionRule, log } = options;
  let shell: ShellManifest | null = null;
  let releases: AvailableRelease[] = [];
  let live: LiveRelease[] | null = null;
  let history: LiveVersionHistory[] = [];
  let distributions: readonly DistributionDocument[] = shippedDistributions;
  let previews: readonly StoredDistributionPreview[] = [];
  let permissions: readonly ActiveOverridePermission[] = [];
  let entered = '';
  let fit = createReleaseCompatibility(null, log);
  const onUnreadable = (path: string, error: unknown) =>
    log.error({ err: error, path }, 'GF-401 a manifest of the build cannot be read');
  const readBuiltFiles = createBuiltFilesReader(buildDir, onUnreadable);
  const readPublished = createReleasesReader(store.folder, onUnreadable);
  const trusted = createIntactReleasesReader({ database, store, log });
  const readChanges = createLiveReleaseHistoryReader(database, environment);

  async function read(): Promise<void> {
    const built = await readBuiltFiles();
    if (built.shell?.version !== shell?.version) fit = createReleaseCompatibility(built.shell, log);
    shell = built.shell;
    const manifests = built.releases.map(({ manifest }) => manifest);
    try {
      const contents = manifests.map(({ name, version }) => `${name}@${version}`).join(' ');
      if (contents !== entered) await publishBuiltReleases(database, environment, manifests);
      entered = contents;
      const published = await trusted(readPublished);
      live = await loadLiveReleases(database, environment);
      history = await readChanges();
      releases = together(built.releases, published);
      distributions = await loadDistributions(database);
      await database.asSystem(async (tx) => {
        previews = await loadDistributionPreviews(tx);
        permissions = await loadActiveOverridePermissions(tx, environment);
      });
    } catch (error) {
      // Files that came with this server need nobody's word.
      releases = together(built.releases, releases);
      log.error({ err: error }, 'GF-402 the registry cannot be read; the last one known serves');
    }
    releases = releases.map(fit.marked);
    fit.tell(releases, live ?? []);
  }

  // One after the other: what was read earlier never takes the place of what was read later.
  let reading: Promise<void> = Promise.resolve();
  const refresh = () => {
    reading = reading.then(read, read);
    return reading;
  };

  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_INTERVAL_MS).unref();

  return {
    environment,
    store,
    errorLimit,
    inspectionRule,
    shell: () => shell,
    shellProvides: () => shell && { version: shell.version, provides: shell.provides ?? {} },
    distributions: () => distributions,
    previews: () => previews,
    overridePermissions: () => permissions,
    remotes: () => [...new Set(releases.map(({ manifest }) => manifest.name))].sort(),
    releases: () => releasesByRemote(releases),
    resolve: (question) => resolveRegistry({ releases, live, history }, question, getReleaseUrl),
    standInFor: (line) => findReplacementRelease(line, { releases, live, history }),
    knows: (remote, version) =>
      remote === 'shell'
        ? version === shell?.version
        : releases.some((release) => getReleaseKey(release) === `${remote}@${version}`),
    getUnmet(remote, version) {
      const release = releases.find((found) => getReleaseKey(found) === `${remote}@${version}`);
      return release ? fit.getUnmet(release.manifest) : [];
    },
    getTeam: (remote) => releases.find(({ manifest }) => manifest.name === remote)?.manifest.team ?? null,
    surroundings: () => ({
      shells: shell ? [shell] : [],
      live: releases
        .map(({ manifest }) => manifest)
        .filter(({ name, version }) =>
          live?.some((line) => line.remote === name && line.version === version && line.scope === 'all'),
        ),
    }),
    hasRollouts: () => live?.some(({ share }) => share < 100) ?? false,
    refresh,
    close: () => clearInterval(timer),
  };
}

const getReleaseKey = ({ manifest }: AvailableRelease) => `${manifest.name}@${manifest.version}`;

function releasesByRemote(releases: readonly AvailableRelease[]): ReturnType<Registry['releases']> {
  const newestFirst = releases
    .map(({ manifest }) => manifest)
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  const names = [...new Set(newestFirst.map(({ name }) => name))].sort();
  return names.map((remote) => {
    const own = newestFirst.filter(({ name }) => name === remote);
    return { remote, title: own[0]?.title ?? remote, versions: own.map(({ version }) => version) };
  });
}

/** Two lists of releases as one; of the same release, the first. */
function together(
  ours: readonly AvailableRelease[],
  others: readonly AvailableRelease[],
): AvailableRelease[] {
  const known = new Set(ours.map(getReleaseKey));
  return [...ours, ...others.filter((release) => !known.has(getReleaseKey(release)))];
}
