import { join } from 'node:path';
import { computeIntegrity } from './integrity.mjs';
import { buildDir } from './paths.mjs';
import { collectPreloadLists } from './preload-lists.mjs';
import { createReleaseManifest } from './release-manifest.mjs';
import { writeRelease } from './write-release.mjs';

/**
 * Webpack plugin that turns the output of a remote's build into a release: an immutable folder with
 * `remote.json`. In development it makes no release; the development server serves `remote.json` beside the
 * code.
 */
export class ReleasePlugin {
  /**
   * @param {{ definition: any, naming: import('./container-name-plugin.mjs').ContainerNamePlugin, packageVersion: string, isDevelopment: boolean, shares: Record<string, string>,
   *   uses: () => Record<string, string[]> }} options
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { isDevelopment, packageVersion } = this.options;
    if (isDevelopment) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const manifest = {
              ...this.manifest(compilation),
              version: 'development',
              integrity: {},
              builtAt: new Date().toISOString(),
            };
            compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(manifest)));
          },
        );
      });
      return;
    }
    compiler.hooks.emit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      await writeRelease({
        folder: join(buildDir, 'releases', this.options.definition.name),
        packageVersion,
        manifest: this.manifest(compilation),
        files: compilation.getAssets().map(({ name, source }) => ({ name, contents: source.buffer() })),
      });
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  manifest(compilation) {
    const { definition, naming, shares, uses } = this.options;
    const { pending, container } = naming;
    const [entry] = compilation.entrypoints.get(pending)?.getEntrypointChunk().files ?? [];
    return createReleaseManifest(definition, {
      entry,
      container,
      integrity: Object.fromEntries(
        compilation.getAssets().map(({ name, source }) => [name, computeIntegrity(source.buffer())]),
      ),
      preload: collectPreloadLists(compilation, pending),
      shares,
      uses: uses(),
    });
  }
}
