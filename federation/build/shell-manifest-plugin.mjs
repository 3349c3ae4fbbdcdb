import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './build-error.mjs';
import { integrityOf } from './integrity.mjs';
import { buildDir } from './places.mjs';
import { providedNames } from './shared-names.mjs';
import { partName } from './sharing.mjs';
import { writeWithCompressed } from './write-files.mjs';

/**
 * Writes the shell's files and `shell.json`, the list the server renders the index page from:
 * scripts in order, fonts, hash of every file, which files each lazily provided package needs, and what it exports.
 */
export class ShellManifestPlugin {
  /** @type {Record<string, string[]>} */
  exports = {};

  /** @param {{ version: string, isDevelopment: boolean, lazyPackages: string[], provides: Record<string, string>, routes?: import('../src/registry/manifest').TableRoute[] }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ShellManifestPlugin', (compilation) => {
      // Before modules are joined, which have exports of their own.
      compilation.hooks.seal.tap('ShellManifestPlugin', () => {
        this.exports = providedNames(compilation);
      });
      compilation.hooks.afterSeal.tap('ShellManifestPlugin', () => {
        for (const name of this.options.lazyPackages)
          if (!compilation.namedChunkGroups.has(partName(name)))
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
      const list = hashList(manifest.integrity);
      await writeWithCompressed(join(folder, 'assets'), [...files, list]);
      await mkdir(folder, { recursive: true });
      const staging = join(folder, `.shell-${process.pid}.json`);
      await writeFile(
        staging,
        JSON.stringify(
          { ...manifest, hashes: { file: list.name, integrity: integrityOf(list.contents) } },
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
      assets.map(({ name, source }) => [name, integrityOf(source.buffer())]),
    );
    const hash = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8);
    const scripts = compilation.entrypoints.get('shell')?.getFiles() ?? [];
    return {
      version: `${this.options.version}-${hash}`,
      scripts: scripts.filter((file) => file.endsWith('.js')),
      fonts: assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
      integrity,
      parts: Object.fromEntries(
        [...compilation.namedChunkGroups.keys()]
          .filter((name) => name !== 'shell')
          .map((name) => [name, filesOfPart(compilation, name, scripts)]),
      ),
      shared: Object.fromEntries(
        this.options.lazyPackages.map((name) => [name, filesOfPart(compilation, partName(name), scripts)]),
      ),
      provides: this.options.provides,
      exports: this.exports,
      ...(this.options.routes && { routes: this.options.routes }),
    };
  }
}

/**
 * The hashes of all files as a file of its own: pages carry those they begin with, and the hash of this list.
 * @param {Record<string, string>} integrity
 */
function hashList(integrity) {
  const contents = Buffer.from(JSON.stringify({ integrity }));
  const name = `hashes.${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.json`;
  return { name, contents };
}

/**
 * Files of a lazy part beyond the shell's first ones. Empty where the shell has no such part.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 * @param {string[]} scripts
 */
function filesOfPart({ namedChunkGroups }, name, scripts) {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !scripts.includes(file));
}
