import {
  type LiveRelease,
  type RegistryQuestion,
  type ReleaseAtHand,
  type RemoteManifest,
  type ResolvedRegistry,
  resolveRegistry,
  type ShellManifest,
} from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { builtFilesReader } from './built-files';
import { first as firstDistributions, type HostedDistribution, readDistributions } from './distributions';
import { publishBuilt, readLive } from './registry-store';

/** The registry in memory. Reading it needs no database. */
export interface Registry {
  shell(): ShellManifest | null;
  distributions(): readonly HostedDistribution[];
  resolve(question: RegistryQuestion): ResolvedRegistry;
  knows(remote: string, version: string | null): boolean;
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
export async function openRegistry({ database, environment, buildDir, log }: Options): Promise<Registry> {
  let shell: ShellManifest | null = null;
  let releases: ReleaseAtHand[] = [];
  let live: LiveRelease[] = [];
  let distributions: readonly HostedDistribution[] = firstDistributions;
  let published = '';
  const readBuiltFiles = builtFilesReader(buildDir, (path, error) =>
    log.error({ err: error, path }, 'GF-401 a manifest of the build cannot be read'),
  );

  async function refresh(): Promise<void> {
    ({ shell, releases } = await readBuiltFiles());
    const manifests = releases.map(({ manifest }) => manifest);
    try {
      const contents = manifests.map(({ name, version }) => `${name}@${version}`).join(' ');
      if (contents !== published) await publishBuilt(database, environment, manifests);
      published = contents;
      live = await readLive(database, environment);
      distributions = await readDistributions(database);
    } catch (error) {
      log.error({ err: error }, 'GF-402 the registry cannot be read; the last one known serves');
    }
  }

  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH).unref();

  return {
    shell: () => shell,
    distributions: () => distributions,
    resolve: (question) => resolveRegistry({ releases, live }, question, releaseUrl),
    knows: (remote, version) =>
      releases.some(({ manifest }) => manifest.name === remote && manifest.version === version),
    hasRollouts: () => live.some(({ share }) => share < 100),
    refresh,
    close: () => clearInterval(timer),
  };
}
