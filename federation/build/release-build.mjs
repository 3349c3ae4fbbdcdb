import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BuildError } from './build-error.mjs';
import { getFinalContainerName } from './container-name.mjs';
import { computeIntegrity } from './integrity.mjs';
import { readPackage } from './packages.mjs';
import { buildDir } from './paths.mjs';
import { readRemoteDefinition } from './read-remote-definition.mjs';
import { RELEASE_FACTS_FILE, readReleaseFacts } from './release-facts.mjs';
import { createReleaseManifest } from './release-manifest.mjs';
import { listHostPackages } from './sharing.mjs';
import { declareContract } from './type-contract-plugin.mjs';
import { writeRelease } from './write-release.mjs';

/** Files of a build that no page of the product asks for. */
const leftOut = [
  new RegExp(`^${RELEASE_FACTS_FILE.replaceAll('.', '\\.')}$`),
  /^mf-(?:manifest|stats)\.json$/,
  /^index\.html$/,
  /^@mf-types/,
  /^\.vite\//,
  /\.map$/,
];

/**
 * Makes a release of what any tool built of a remote: the files with their hashes, and `remote.json`. Throws GF-010 where
 * the build does not say what its container is.
 * @param {string} folder of the remote
 * @param {string} dist folder of the build
 * @param {{ entry?: string, container?: string, isModule?: boolean }} told about the container, for a build that does
 *   not say it
 * @returns {Promise<string>} the version
 */
export async function releaseBuild(folder, dist, { entry, container, isModule }) {
  const definition = await readRemoteDefinition(folder);
  const built = resolve(folder, dist);
  const found = await readReleaseFacts(built);
  const facts = {
    preload: {},
    ...found,
    ...(entry && { entry }),
    ...(container && { container }),
    ...(isModule && { entryType: /** @type {const} */ ('module') }),
  };
  if (!facts.entry || !facts.container)
    throw new BuildError(
      'GF-010',
      `${built} does not say what its container is: have the federation plugin write mf-manifest.json, or name --entry and --container`,
    );
  if (!existsSync(join(built, facts.entry)))
    throw new BuildError('GF-010', `${facts.entry} is not in ${built}: build first, or correct --entry`);

  const { container: named, files: builtFiles } = nameContainer(facts.container, await readFiles(built));
  const contract = await declareContract({ folder, exposes: definition.exposes });
  const files = [
    ...builtFiles,
    ...(contract
      ? [{ name: 'contract.json', contents: Buffer.from(JSON.stringify(contract, null, 1)) }]
      : []),
  ];
  return writeRelease({
    folder: join(buildDir, 'releases', definition.name),
    packageVersion: readPackage(folder).version,
    manifest: createReleaseManifest(definition, {
      ...facts,
      container: named,
      integrity: Object.fromEntries(files.map(({ name, contents }) => [name, computeIntegrity(contents)])),
      shares: listHostPackages(folder),
    }),
    files,
  });
}

/**
 * Gives a container its final name, in all its scripts.
 * @param {string} pending
 * @param {{ name: string, contents: Buffer }[]} files
 */
function nameContainer(pending, files) {
  const container = getFinalContainerName(
    pending,
    files.map(({ contents }) => contents),
  );
  const rename = (/** @type {Buffer} */ script) =>
    Buffer.from(script.toString().replaceAll(pending, container));
  return {
    container,
    files: files.map(({ name, contents }) => ({
      name,
      contents: name.endsWith('.js') ? rename(contents) : contents,
    })),
  };
}

/** @param {string} folder */
async function readFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !leftOut.some((pattern) => pattern.test(name)))
    .sort();
  return Promise.all(names.map(async (name) => ({ name, contents: await readFile(join(folder, name)) })));
}
