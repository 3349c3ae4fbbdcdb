import { getFinalContainerName } from './container-name.mjs';

/**
 * Webpack plugin that names the container of a release by the contents of its files, and with it the list of its chunks.
 * Equal sources get equal names on every machine.
 */
export class ContainerNamePlugin {
  /** @param {string} pending name that the build gave the container */
  constructor(pending) {
    this.pending = pending;
    /** Name of the container, final once the files have it. */
    this.container = pending;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContainerNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Webpack names the files by their final contents afterwards.
        { name: 'ContainerNamePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          const assets = compilation.getAssets();
          this.container = getFinalContainerName(this.pending, readContents(assets));
          for (const { name, source } of assets) {
            const text = name.endsWith('.js') ? String(source.source()) : '';
            if (!text.includes(this.pending)) continue;
            compilation.updateAsset(
              name,
              new sources.RawSource(text.replaceAll(this.pending, this.container)),
            );
          }
        },
      );
    });
  }
}

/**
 * Returns the contents of files without the hashes of their names: at this stage those still follow from more than the
 * contents.
 * @param {Readonly<import('webpack').Asset>[]} assets
 */
function readContents(assets) {
  const hashes = assets.flatMap(({ info }) => info.contenthash ?? []);
  return assets.map(({ source }) => {
    const content = source.source();
    if (typeof content !== 'string') return content;
    return hashes.reduce((text, hash) => text.replaceAll(hash, ''), content);
  });
}
