import {
  findingsFor,
  type PublishAnswer,
  type ReleaseChecks,
  type RemoteManifest,
} from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database';
import type { Registry } from './live/registry';
import type { Operator } from './operator';
import type { ReceivedRelease } from './receive-release';
import { RegistryRefusal } from './registry-refusal';
import { fileFindings, untriedFindings } from './release-checks';
import type { ReleaseStore } from './release-store';
import { requireReservedTeam } from './reservations';

interface Publication {
  database: Database;
  registry: Registry;
  store: ReleaseStore;
  release: ReceivedRelease;
  checks: ReleaseChecks;
  /** Who sends it. */
  operator: Operator;
}

/**
 * Lets a received release in: holds it against what is live, keeps its files, enters it. It is live for nobody yet. The
 * same release again changes nothing; another one under a known version is refused (GF-502).
 */
export async function publishRelease({
  database,
  registry,
  store,
  release,
  checks,
  operator,
}: Publication): Promise<PublishAnswer> {
  const { manifest, staged, sizes } = release;
  const { name: remote, version } = manifest;
  try {
    await database.asSystem((tx) => requireReservedTeam(tx, operator, manifest));
    const findings = [
      ...findingsFor({ manifest, sizes }, registry.surroundings()),
      ...(await fileFindings(release)),
      ...untriedFindings(checks),
    ];
    if (await isKnown(database, manifest)) {
      if (await store.has(remote, version)) return { remote, version, isNew: false, findings };
    } else if (findings.some(({ severity }) => severity === 'error')) {
      throw new RegistryRefusal(
        422,
        'GF-600',
        {
          pt: `${remote} ${version} não passou na verificação: nada foi publicado.`,
          en: `${remote} ${version} may not go live: nothing was published.`,
        },
        findings,
      );
    }
    const isNew = await enter({ database, store, release, checks, operator });
    await place({ database, store, release });
    await registry.refresh();
    return { remote, version, isNew, findings };
  } finally {
    await store.discard(staged);
  }
}

/** Is this very release entered? Throws GF-502 when another one has its version. */
async function isKnown(database: Database, manifest: RemoteManifest): Promise<boolean> {
  const known = await database.asSystem((tx) => entered(tx, manifest));
  if (known && contentsOf(known.manifest) !== contentsOf(manifest))
    throw new RegistryRefusal(409, 'GF-502', {
      pt: `${manifest.name} ${manifest.version} já foi publicada com outro conteúdo. Uma versão nunca muda: gere outra.`,
      en: `${manifest.name} ${manifest.version} was published with other contents. A version never changes: build another.`,
    });
  return known !== undefined;
}

const entered = (tx: Tx, { name, version }: RemoteManifest) =>
  tx
    .selectFrom('remote_releases')
    .select(['manifest', 'manifest_integrity'])
    .where('remote', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();

/** One publication of a version at a time, until the end of the transaction. */
const waitForOthers = (tx: Tx, { name, version }: RemoteManifest) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${name}@${version}`}, 0))`.execute(tx);

/** All that a release is; another machine builds the same at another time. Keys in one order: the database keeps none. */
function contentsOf({ builtAt: _builtAt, ...contents }: RemoteManifest): string {
  return JSON.stringify(contents, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** Two who publish the same release at once: one enters it, the other finds it entered. */
async function enter({
  database,
  store,
  release,
  checks,
  operator,
}: Omit<Publication, 'registry'>): Promise<boolean> {
  const { manifest, manifestIntegrity, staged } = release;
  const { name: remote, version } = manifest;
  return database.asSystem(async (tx) => {
    await waitForOthers(tx, manifest);
    const known = await entered(tx, manifest);
    if (known && contentsOf(known.manifest) !== contentsOf(manifest))
      throw new RegistryRefusal(409, 'GF-502', {
        pt: `${remote} ${version} já foi publicada com outro conteúdo.`,
        en: `${remote} ${version} was published with other contents.`,
      });
    if (await store.has(remote, version)) {
      if (known) return false;
      // Left by an earlier version of this server, which placed a release before it was entered.
      await store.remove(remote, version);
    }
    const keys = await store
      .send({ remote, version, folder: staged }, { isKnown: !!known })
      .catch((cause) => {
        throw new RegistryRefusal(
          503,
          'GF-505',
          {
            pt: 'O depósito de arquivos não recebeu a versão: nada foi publicado. Tente de novo.',
            en: 'The file store did not take the version: nothing was published. Try again.',
          },
          undefined,
          { cause },
        );
      });
    const kept = {
      manifest: JSON.stringify(manifest),
      built_at: new Date(manifest.builtAt),
      manifest_integrity: manifestIntegrity,
      files: keys && JSON.stringify(keys),
      published_by: operator.name,
      checks: JSON.stringify(checks),
    };
    await tx
      .insertInto('remote_releases')
      .values({ remote, version, ...kept })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(kept))
      .execute();
    return !known;
  });
}

/**
 * Puts the files of an entered release where they are served from. Not earlier: whoever is killed before leaves a staged
 * folder, which is swept; whoever is killed between the two sends the release again. Of two who entered the same one,
 * the files of the later are right.
 */
async function place({
  database,
  store,
  release,
}: Pick<Publication, 'database' | 'store' | 'release'>): Promise<void> {
  const { manifest, manifestIntegrity, staged } = release;
  const { name: remote, version } = manifest;
  await database.asSystem(async (tx) => {
    await waitForOthers(tx, manifest);
    const known = await entered(tx, manifest);
    if (known?.manifest_integrity === manifestIntegrity)
      await store.place({ remote, version, folder: staged });
  });
}
