import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './build-error.mjs';
import { computeIntegrity } from './integrity.mjs';
import { buildDir } from './paths.mjs';
import { collectProvidedExportNames } from './shared-names.mjs';
import { getChunkName } from './sharing.mjs';
import { writeFilesWithCompressed } from './write-files.mjs';

/** Name of the entry that becomes the service worker. */
export const SERVICE_WORKER_PART = 'service-worker';

/**
 * Webpack plugin that writes the files of the shell and `shell.json`, from which the server renders the index
 * page: scripts in order, fonts, the hash of every file, and the files and exports of each package that is
 * provided on demand.
 */
export class ShellManifestPlugin {
  /** @type {Record<string, string[]>} */
  exports = {};

  /** @param {{ version: string, isDevelopment: boolean, lazyPackages: string[], wholeParts: string[], provides: Record<string, string>, routes?: import('../src/registry/manifest').OwnedRoute[] }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ShellManifestPlugin', (compilation) => {
      // Before modules are joined, which have exports of their own.
      compilation.hooks.seal.tap('ShellManifestPlugin', () => {
        this.exports = collectProvidedExportNames(compilation);
      });
      compilation.hooks.afterSeal.tap('ShellManifestPlugin', () => {
        for (const name of this.options.lazyPackages)
          if (!compilation.namedChunkGroups.has(getChunkName(name)))
            compilation.errors.push(new BuildError('GF-005', `The shell was built without ${name}`));
      });
    });
    if (this.options.isDevelopment) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'ShellManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const manifest = { ...this.manifest(compilation), integrity: {} };
            compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(manifest)));
          },
        );
      });
      return;
    }
    compiler.hooks.emit.tapPromise('ShellManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = join(buildDir, 'shell');
      const manifest = this.manifest(compilation);
      const files = compilation.getAssets().map(({ name, source }) => ({ name, contents: source.buffer() }));
      const aside = [
        ...this.options.wholeParts.flatMap((name) => manifest.parts[name] ?? []),
        ...(manifest.serviceWorker ? [manifest.serviceWorker] : []),
      ];
      const list = hashList(manifest.integrity, aside);
      await writeFilesWithCompressed(join(folder, 'assets'), [...files, list]);
      await mkdir(folder, { recursive: true });
      const staging = join(folder, `.shell-${process.pid}.json`);
      await writeFile(
        staging,
        JSON.stringify(
          { ...manifest, hashes: { file: list.name, integrity: computeIntegrity(list.contents) } },
          null,
          2,
        ),
      );
      await rename(staging, join(folder, 'shell.json'));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  manifest(compilation) {
    const assets = compilation.getAssets();
    const integrity = Object.fromEntries(
      assets.map(({ name, source }) => [name, computeIntegrity(source.buffer())]),
    );
    const hash = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8);
    const scripts = compilation.entrypoints.get('shell')?.getFiles() ?? [];
    const [serviceWorker] = compilation.entrypoints.get(SERVICE_WORKER_PART)?.getFiles() ?? [];
    return {
      version: `${this.options.version}-${hash}`,
      scripts: scripts.filter((file) => file.endsWith('.js')),
      fonts: assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
      integrity,
      parts: Object.fromEntries(
        [...compilation.namedChunkGroups.keys()]
          .filter((name) => name !== 'shell' && name !== SERVICE_WORKER_PART)
          .map((name) => [name, listFilesOfPart(compilation, name, scripts)]),
      ),
      shared: Object.fromEntries(
        this.options.lazyPackages.map((name) => [
          name,
          listFilesOfPart(compilation, getChunkName(name), scripts),
        ]),
      ),
      provides: this.options.provides,
      exports: this.exports,
      ...(this.options.routes && { routes: this.options.routes }),
      ...(serviceWorker && { serviceWorker }),
    };
  }
}

/**
 * The hashes of all files as a file of its own: pages carry those they begin with, and the hash of this list. `aside` names
 * the files that are not kept for times without a signal.
 * @param {Record<string, string>} integrity
 * @param {string[]} aside
 */
function hashList(integrity, aside) {
  const contents = Buffer.from(JSON.stringify({ integrity, ...(aside.length > 0 && { aside }) }));
  const name = `hashes.${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.json`;
  return { name, contents };
}

/**
 * Lists the files of a lazy part that are not among the shell's first scripts; empty where the shell has no such part.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 * @param {string[]} scripts
 */
function listFilesOfPart({ namedChunkGroups }, name, scripts) {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !scripts.includes(file));
}
