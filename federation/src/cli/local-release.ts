import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findSecrets } from '../gate/files/find-secrets';
import { inspectScript } from '../gate/files/inspect-script';
import { parseTypeContract, type TypeContract } from '../gate/type-contract';
import { findOutsideSelectors } from '../registry/css-reach';
import type { RemoteManifest } from '../registry/manifest';
import type { GateFinding } from '../registry/operations';
import { findBundledReact } from '../registry/react-copy';
import { parseManifest, remoteManifestSchema } from '../registry/schema';
import { CommandError } from './command-error';

/** Release in a folder on this machine, as the build wrote it. */
export interface LocalRelease {
  folder: string;
  manifest: RemoteManifest;
  /** `remote.json`, as it was written. */
  text: string;
}

/**
 * Finds a built release on this machine: in the named folder, or the newest release of the remote under
 * `<buildDir>/releases`. Throws GF-703 if there is none, GF-704 if its manifest is invalid.
 */
export async function findRelease(
  remote: string,
  { buildDir, folder }: { buildDir: string; folder?: string | undefined },
): Promise<LocalRelease> {
  const found = folder ?? (await newestIn(join(buildDir, 'releases', remote)));
  if (!found || !existsSync(join(found, 'remote.json')))
    throw new CommandError(
      'GF-703',
      `There is no release of ${remote} in ${folder ?? buildDir}: run girassol build in its folder first.`,
    );
  const path = join(found, 'remote.json');
  const text = await readFile(path, 'utf8');
  const manifest = readManifest(text, path);
  if (manifest.name !== remote)
    throw new CommandError('GF-703', `${found} is a release of ${manifest.name}, not of ${remote}.`);
  return { folder: found, manifest, text };
}

async function newestIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const built = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (name) => {
        const path = join(folder, name);
        const text = await readFile(join(path, 'remote.json'), 'utf8').catch(() => '');
        return { path, builtAt: parsed(text)?.builtAt ?? '' };
      }),
  );
  return built.sort((one, other) => other.builtAt.localeCompare(one.builtAt))[0]?.path;
}

/** Files in which a secret would be readable. */
const TEXT_FILE = /\.(?:m?js|css|json|html|svg|txt|map)$/;
/** Maximum number of wrong fields that one message names. */
const MAX_NAMED_FIELDS = 5;

/** Parses the text of a `remote.json`. Throws GF-704 with the fields that are wrong. */
function readManifest(text: string, path: string): RemoteManifest {
  const refuse = (why: string) =>
    new CommandError('GF-704', `${path} is not a manifest: ${why}. Build again.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  const { data, error } = remoteManifestSchema.safeParse(value);
  if (data) return data;
  const fields = error.issues.map(
    ({ path: field, message }) => `${field.join('.') || 'the document'}: ${message}`,
  );
  const more = fields.length - MAX_NAMED_FIELDS;
  throw refuse([...fields.slice(0, MAX_NAMED_FIELDS), ...(more > 0 ? [`${more} more`] : [])].join('; '));
}

function parsed(text: string): RemoteManifest | undefined {
  try {
    return parseManifest(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Result of the inspection of a release's files, which runs none of them. */
export interface InspectedFiles {
  findings: GateFinding[];
  /** File -> bytes as they travel (gzip). */
  sizes: Record<string, number>;
  /** Call of the API that a script names -> its position. */
  apiCalls: ReadonlyMap<string, string>;
}

/** Checks the files of a release against its manifest and by their contents. */
export async function inspectReleaseFiles({ folder, manifest }: LocalRelease): Promise<InspectedFiles> {
  const findings: GateFinding[] = [];
  const apiCalls = new Map<string, string>();
  const sizes: Record<string, number> = {};
  const error = (code: GateFinding['code'], what: string, how: string) =>
    findings.push({ code, severity: 'error', what, how });

  for (const [name, expected] of Object.entries(manifest.integrity)) {
    const contents = await readFile(join(folder, name)).catch(() => null);
    if (!contents) {
      error('GF-608', `${name} has a hash in remote.json and is not in the release`, 'build again');
      continue;
    }
    sizes[name] = gzipSync(contents, { level: 9 }).length;
    const actual = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
    if (actual !== expected)
      error('GF-608', `${name} is not the file that remote.json describes`, 'change no file after the build');
    if (name.endsWith('.css'))
      findings.push(...findOutsideSelectors(name, contents.toString('utf8'), manifest.name));
    if (/\.m?js$/.test(name)) {
      const script = inspectScript(name, contents.toString('utf8'), manifest.container);
      findings.push(...findBundledReact(name, contents.toString('utf8')), ...script.findings);
      for (const [call, place] of script.apiCalls) apiCalls.set(call, place);
    }
    if (TEXT_FILE.test(name)) findings.push(...(await findSecrets(name, contents.toString('utf8'))));
  }
  for (const name of await filesIn(folder))
    if (!(name in manifest.integrity))
      error('GF-608', `${name} is in the release and has no hash`, 'add no file after the build');
  return { findings, sizes, apiCalls };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const isFile = async (name: string) => (await stat(join(folder, name))).isFile();
  const checked = await Promise.all(names.map(async (name) => ((await isFile(name)) ? [name] : [])));
  return checked.flat().filter((name) => name !== 'remote.json' && !/\.(br|gz)$/.test(name));
}

/**
 * Reads the type declarations of a release; null where the release was built without TypeScript or its declarations
 * cannot be read.
 */
export async function readTypeContract({ folder }: LocalRelease): Promise<TypeContract | null> {
  const text = await readFile(join(folder, 'contract.json'), 'utf8').catch(() => null);
  return text === null ? null : parseTypeContract(text);
}

/** Creates the form that uploads a release: `remote.json` first, each file as a stream from the disk. */
export async function createReleaseForm({ folder, manifest, text }: LocalRelease): Promise<FormData> {
  const form = new FormData();
  form.append('remote.json', new Blob([text]), 'remote.json');
  for (const name of Object.keys(manifest.integrity))
    form.append(name, await openAsBlob(join(folder, name)), name);
  return form;
}
