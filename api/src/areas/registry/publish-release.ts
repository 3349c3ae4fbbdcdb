import type { Database, Tx } from '@girassol/api-platform/database';
import {
  checkRelease,
  type LocalCheckResults,
  type ReleasePublishAnswer,
  type RemoteManifest,
} from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Registry } from './live/registry';
import type { Operator } from './operator';
import type { ReceivedRelease } from './receive-release';
import { RegistryRefusal } from './registry-refusal';
import { checkBrowserTest, checkReleaseFiles } from './release-checks-schema';
import type { ReleaseStore } from './release-store';
import { requireReservedTeam } from './reservations';

interface Publication {
  database: Database;
  registry: Registry;
  store: ReleaseStore;
  release: ReceivedRelease;
  checks: LocalCheckResults;
  /** Operator or team that sends the release. */
  operator: Operator;
}

/**
 * Publishes a received release: checks the release against the live releases, stores its files and saves it
 * in the registry, live for nobody yet. Publishing the same release again changes nothing. Throws GF-502 if
 * the version exists with other contents, and GF-600 with findings if the release has errors.
 */
export async function publishRelease({
  database,
  registry,
  store,
  release,
  checks,
  operator,
}: Publication): Promise<ReleasePublishAnswer> {
  const { manifest, staged, sizes } = release;
  const { name: remote, version } = manifest;
  try {
    await database.asSystem((tx) => requireReservedTeam(tx, operator, manifest));
    const findings = [
      ...checkRelease({ manifest, sizes }, registry.surroundings()),
      ...(await checkReleaseFiles(release)),
      ...checkBrowserTest(checks),
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
    await placeFiles({ database, store, release });
    await registry.refresh();
    return { remote, version, isNew, findings };
  } finally {
    await store.discard(staged);
  }
}

/** Is this very release entered? Throws GF-502 when another one has its version. */
async function isKnown(database: Database, manifest: RemoteManifest): Promise<boolean> {
  const known = await database.asSystem((tx) => entered(tx, manifest));
  if (known && serializeContents(known.manifest) !== serializeContents(manifest))
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

/** Locks the publication of a version until the transaction ends. */
const lockPublication = (tx: Tx, { name, version }: RemoteManifest) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${name}@${version}`}, 0))`.execute(tx);

/** Serializes a manifest without its build time, with sorted keys, to compare two builds of one release. */
function serializeContents({ builtAt: _builtAt, ...contents }: RemoteManifest): string {
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
    await lockPublication(tx, manifest);
    const known = await entered(tx, manifest);
    if (known && serializeContents(known.manifest) !== serializeContents(manifest))
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
 * Moves the files of an entered release to the folder they are served from. If the process ends before, the staged
 * folder is swept; if it ends in between, the release can be sent again.
 */
async function placeFiles({
  database,
  store,
  release,
}: Pick<Publication, 'database' | 'store' | 'release'>): Promise<void> {
  const { manifest, manifestIntegrity, staged } = release;
  const { name: remote, version } = manifest;
  await database.asSystem(async (tx) => {
    await lockPublication(tx, manifest);
    const known = await entered(tx, manifest);
    if (known?.manifest_integrity === manifestIntegrity)
      await store.place({ remote, version, folder: staged });
  });
}
