import type { ReleaseAtHand, RemoteManifest } from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database';
import type { KeptRelease, ReleaseStore } from '../release-store';

interface Options {
  database: Database;
  store: ReleaseStore;
  log: FastifyBaseLogger;
  /** How long releases that come from the bucket are waited for, milliseconds. What comes later is there next time. */
  patience?: number;
}

/**
 * The published releases whose `remote.json` is still the one that was published: it vouches for every other file. What
 * another process published is brought from the bucket; a bucket that is slow or gone keeps nobody waiting. Each complaint
 * (GF-403) is made once.
 */
export function trustedReleases({ database, store, log, patience = 5_000 }: Options) {
  const complained = new Set<string>();
  const complain = (key: string, error?: unknown) => {
    if (!complained.has(key))
      log.error({ err: error, release: key }, 'GF-403 a published release is not intact');
    complained.add(key);
  };

  const onTheWay = new Map<string, Promise<void>>();
  async function bring(release: Omit<KeptRelease, 'hashes'> & { whole: string | null }): Promise<void> {
    const { remote, version, keys, whole } = release;
    const key = `${remote}@${version}`;
    try {
      const { integrity } = await manifestOf(database, remote, version);
      await store.fetch({ remote, version, hashes: { ...integrity, 'remote.json': whole ?? '' }, keys });
      complained.delete(key);
    } catch (error) {
      complain(key, error);
    }
    onTheWay.delete(key);
  }

  return async function read(readFolder: () => Promise<ReleaseAtHand[]>): Promise<ReleaseAtHand[]> {
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
