import type { Database } from '@girassol/api-platform/database';
import type { AvailableRelease, RemoteManifest } from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketRelease, ReleaseStore } from '../release-store';

interface Options {
  database: Database;
  store: ReleaseStore;
  log: FastifyBaseLogger;
  /** Maximum time in milliseconds to wait for releases from the bucket. Later ones are included in the next read. */
  patience?: number;
}

/**
 * Creates a function that reads the published releases whose `remote.json` has its published hash. The hashes
 * in `remote.json` vouch for all other files of the release. Releases that another process published are
 * fetched from the bucket, for at most a few seconds per read. Logs each violation (GF-403) once.
 */
export function createIntactReleasesReader({ database, store, log, patience = 5_000 }: Options) {
  const complained = new Set<string>();
  const complain = (key: string, error?: unknown) => {
    if (!complained.has(key))
      log.error({ err: error, release: key }, 'GF-403 a published release is not intact');
    complained.add(key);
  };

  const onTheWay = new Map<string, Promise<void>>();
  async function bring(release: Omit<BucketRelease, 'hashes'> & { whole: string | null }): Promise<void> {
    const { remote, version, keys, whole } = release;
    const key = `${remote}@${version}`;
    try {
      const { integrity } = await loadManifest(database, remote, version);
      await store.fetch({ remote, version, hashes: { ...integrity, 'remote.json': whole ?? '' }, keys });
      complained.delete(key);
    } catch (error) {
      complain(key, error);
    }
    onTheWay.delete(key);
  }

  return async function read(readFolder: () => Promise<AvailableRelease[]>): Promise<AvailableRelease[]> {
    const published = await database.asSystem((tx) =>
      tx
        .selectFrom('remote_releases')
        .select(['remote', 'version', 'manifest_integrity', 'files'])
        .where('manifest_integrity', 'is not', null)
        .execute(),
    );
    for (const { remote, version, manifest_integrity: whole, files: keys } of published) {
      const key = `${remote}@${version}`;
      if (!keys || onTheWay.has(key) || (await store.has(remote, version))) continue;
      onTheWay.set(key, bring({ remote, version, keys, whole }));
    }
    if (onTheWay.size > 0) await Promise.race([Promise.all(onTheWay.values()), pause(patience)]);
    const vouched = new Map(
      published.map(({ remote, version, manifest_integrity }) => [
        `${remote}@${version}`,
        manifest_integrity,
      ]),
    );
    return (await readFolder()).filter(({ manifest: { name, version }, manifestIntegrity }) => {
      const key = `${name}@${version}`;
      const isIntact = vouched.get(key) === manifestIntegrity;
      // Kept, and about to be entered.
      if (!isIntact && vouched.has(key)) complain(key);
      return isIntact;
    });
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Loads the manifest of a release. Called only when files are fetched, because manifests are large and the reader runs
 * every few seconds.
 */
const loadManifest = async (database: Database, remote: string, version: string): Promise<RemoteManifest> =>
  (
    await database.asSystem((tx) =>
      tx
        .selectFrom('remote_releases')
        .select('manifest')
        .where('remote', '=', remote)
        .where('version', '=', version)
        .executeTakeFirstOrThrow(),
    )
  ).manifest;
