import {
  type DistributionDocument,
  type InspectionRule,
  type LiveHistory,
  type LiveRelease,
  type RegistryQuestion,
  type RegistryStatus,
  type ReleaseAtHand,
  type RemoteManifest,
  type ResolvedRegistry,
  resolveRegistry,
  type ShellManifest,
  type StandIn,
  type Surroundings,
  standInFor,
  type Unmet,
} from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database';
import type { ErrorLimit } from '../error-watch';
import type { ReleaseStore } from '../release-store';
import { builtFilesReader, releasesReader } from './built-files';
import { readDistributions, shippedDistributions } from './distributions';
import { type HeldPermission, readHeldPermissions } from './held-permissions';
import { historyReader } from './history-reader';
import { type KeptPreview, readPreviews } from './previews';
import { trustedReleases } from './published-releases';
import { publishBuilt, readLive } from './registry-store';
import { fitOf } from './release-fit';

/** The registry in memory. Reading it needs no database. */
export interface Registry {
  environment: string;
  /** Where published releases are. */
  store: ReleaseStore;
  errorLimit: ErrorLimit;
  inspectionRule: InspectionRule;
  shell(): ShellManifest | null;
  shellProvides(): Omit<NonNullable<RegistryStatus['shell']>, 'figures'> | null;
  distributions(): readonly DistributionDocument[];
  /** Distributions that wait for a look. */
  previews(): readonly KeptPreview[];
  /** Who may point their own browser elsewhere without being an admin. */
  overridePermissions(): readonly HeldPermission[];
  /** Every remote that has a release here. */
  remotes(): string[];
  resolve(question: RegistryQuestion): ResolvedRegistry;
  /** What a browser may be pointed at: every remote with its releases, newest first. */
  releases(): { remote: string; title: string; versions: string[] }[];
  /** Was this released? The shell that is live counts as a release of `shell`. */
  knows(remote: string, version: string | null): boolean;
  /** What people get instead of the version that a line names; undefined where that version serves. */
  standInFor(line: LiveRelease): StandIn | undefined;
  /** What the live shell lacks for a release; nothing for one that is not here. */
  unmetOf(remote: string, version: string): readonly Unmet[];
  /** Who owns a remote; null where it is not known. */
  teamOf(remote: string): string | null;
  /** What a new release would meet. */
  surroundings(): Surroundings;
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
  errorLimit: ErrorLimit;
  inspectionRule: InspectionRule;
  log: FastifyBaseLogger;
}

/** How long a change made by another process may stay unseen, milliseconds. */
const REFRESH = 5_000;

/** Address of a release on this server. */
export const releaseUrl = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>) =>
  `/releases/${name}/${version}/`;

/**
 * Opens the registry: enters the releases of the build folder, then keeps in memory what is live. Where the database
 * does not answer, what was read last serves on; before anything was read, the newest release of each remote.
 */
export async function openRegistry(options: Options): Promise<Registry> {
  const { database, environment, buildDir, store, errorLimit, inspectionRule, log } = options;
  let shell: ShellManifest | null = null;
  let releases: ReleaseAtHand[] = [];
  let live: LiveRelease[] | null = null;
  let history: LiveHistory[] = [];
  let distributions: readonly DistributionDocument[] = shippedDistributions;
  let previews: readonly KeptPreview[] = [];
  let permissions: readonly HeldPermission[] = [];
  let entered = '';
  let fit = fitOf(null, log);
  const onUnreadable = (path: string, error: unknown) =>
    log.error({ err: error, path }, 'GF-401 a manifest of the build cannot be read');
  const readBuiltFiles = builtFilesReader(buildDir, onUnreadable);
  const readPublished = releasesReader(store.folder, onUnreadable);
  const trusted = trustedReleases({ database, store, log });
  const readChanges = historyReader(database, environment);

  async function read(): Promise<void> {
    const built = await readBuiltFiles();
    if (built.shell?.version !== shell?.version) fit = fitOf(built.shell, log);
    shell = built.shell;
    const manifests = built.releases.map(({ manifest }) => manifest);
    try {
      const contents = manifests.map(({ name, version }) => `${name}@${version}`).join(' ');
      if (contents !== entered) await publishBuilt(database, environment, manifests);
      entered = contents;
      const published = await trusted(readPublished);
      live = await readLive(database, environment);
      history = await readChanges();
      releases = together(built.releases, published);
      distributions = await readDistributions(database);
      await database.asSystem(async (tx) => {
        previews = await readPreviews(tx);
        permissions = await readHeldPermissions(tx, environment);
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
  const timer = setInterval(() => void refresh(), REFRESH).unref();

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
    resolve: (question) => resolveRegistry({ releases, live, history }, question, releaseUrl),
    standInFor: (line) => standInFor(line, { releases, live, history }),
    knows: (remote, version) =>
      remote === 'shell'
        ? version === shell?.version
        : releases.some((release) => keyOf(release) === `${remote}@${version}`),
    unmetOf(remote, version) {
      const release = releases.find((found) => keyOf(found) === `${remote}@${version}`);
      return release ? fit.unmetOf(release.manifest) : [];
    },
    teamOf: (remote) => releases.find(({ manifest }) => manifest.name === remote)?.manifest.team ?? null,
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

const keyOf = ({ manifest }: ReleaseAtHand) => `${manifest.name}@${manifest.version}`;

function releasesByRemote(releases: readonly ReleaseAtHand[]): ReturnType<Registry['releases']> {
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
function together(ours: readonly ReleaseAtHand[], others: readonly ReleaseAtHand[]): ReleaseAtHand[] {
  const known = new Set(ours.map(keyOf));
  return [...ours, ...others.filter((release) => !known.has(keyOf(release)))];
}
