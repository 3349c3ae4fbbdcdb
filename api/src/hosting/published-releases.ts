import type { ReleaseAtHand, RemoteManifest } from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import type { ReleaseStore } from '../registry/release-store';

interface Options {
  database: Database;
  store: ReleaseStore;
  log: FastifyBaseLogger;
}

/**
 * The published releases whose `remote.json` is still the one that was published: it vouches for every other file. What
 * another process published is brought from the bucket first. Each complaint (GF-403) is made once.
 */
export function trustedReleases({ database, store, log }: Options) {
  const complained = new Set<string>();
  const complain = (key: string, error?: unknown) => {
    if (!complained.has(key))
      log.error({ err: error, release: key }, 'GF-403 a published release is not intact');
    complained.add(key);
  };

  return async function read(readFolder: () => Promise<ReleaseAtHand[]>): Promise<ReleaseAtHand[]> {
    const published = await database.asSystem((tx) =>
      tx
        .selectFrom('remote_releases')
        .select(['remote', 'version', 'manifest_integrity', 'files'])
        .where('manifest_integrity', 'is not', null)
        .execute(),
    );
    for (const { remote, version, manifest_integrity: whole, files: keys } of published) {
      if (!keys || (await store.has(remote, version))) continue;
      const { integrity } = await manifestOf(database, remote, version);
      const hashes = { ...integrity, 'remote.json': whole ?? '' };
      await store
        .fetch({ remote, version, hashes, keys })
        .catch((error) => complain(`${remote}@${version}`, error));
    }
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

/** Read only where files are brought: manifests are large, and this runs every few seconds. */
const manifestOf = async (database: Database, remote: string, version: string): Promise<RemoteManifest> =>
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
