import { createHash } from 'node:crypto';

/** Stands in the name of a container for the hash of the release until its files are there; as long as the hash. */
const PENDING = '00000000';

/**
 * Returns the name of a remote's container while it is built: `mfe_proposals_00000000`.
 * @param {string} remote
 */
export const getPendingContainerName = (remote) => `${remote.replaceAll('-', '_')}_${PENDING}`;

/**
 * Webpack plugin that names the container of a release by the content of its files, so that two releases on one page never
 * meet in a global: not in the container, nor in the list of chunks, whatever made them different. Equal files get equal
 * names on every machine.
 */
export class ContainerNamePlugin {
  /** @param {string} pending name that the build gave the container */
  constructor(pending) {
    this.pending = pending;
    /** Name of the container, once the files have it. */
    this.container = pending;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContainerNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Webpack names the files by their final content afterwards.
        { name: 'ContainerNamePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          const assets = compilation.getAssets();
          this.container = this.pending.replace(PENDING, hashContents(assets));
          for (const { name, source } of assets) {
            const text = name.endsWith('.js') ? String(source.source()) : '';
            if (!text.includes(this.pending)) continue;
            const named = text.replaceAll(this.pending, this.container);
            compilation.updateAsset(name, new sources.RawSource(named));
          }
        },
      );
    });
  }
}

/**
 * Computes a hash of the contents of files, without the hashes in their names: at this stage those still follow from more
 * than the contents.
 * @param {Readonly<import('webpack').Asset>[]} assets
 */
function hashContents(assets) {
  const names = assets.flatMap(({ info }) => info.contenthash ?? []);
  const contents = assets.map(({ source }) => {
    const content = source.source();
    if (typeof content !== 'string') return createHash('sha256').update(content).digest('hex');
    return names.reduce((text, name) => text.replaceAll(name, PENDING), content);
  });
  const hash = createHash('sha256');
  for (const content of contents.sort()) hash.update(`${content}\0`);
  return hash.digest('hex').slice(0, PENDING.length);
}
