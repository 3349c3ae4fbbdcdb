import { readFileSync } from 'node:fs';
import { BuildError } from './build-error.mjs';
import { collectUsedExportNames } from './shared-names.mjs';
import { listSharedEntries } from './sharing.mjs';

/**
 * Webpack plugin that fails the build of a remote that imports a name which the shell does not provide. A
 * facade has only part of a package, so a missing export would otherwise fail in the browser.
 */
export class SharedExportsPlugin {
  /**
   * Names that the last build uses of each package of the shell.
   * @type {Record<string, string[]>}
   */
  uses = {};

  /** @param {string} folder of the remote */
  constructor(folder) {
    this.folder = folder;
    this.provided = new Map(
      listSharedEntries(folder)
        .filter(({ file, tier }) => tier === 'host' && file?.includes('/facades/'))
        .map(({ name, file }) => [name, exportedNames(String(file))]),
    );
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedExportsPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('SharedExportsPlugin', () => {
        this.uses = collectUsedExportNames(compilation, this.folder);
        for (const [key, provided] of this.provided)
          for (const name of this.uses[key] ?? [])
            if (!provided.has(name))
              compilation.errors.push(
                new BuildError('GF-007', `The shell does not provide "${name}" of ${key}`),
              );
      });
    });
  }
}

/** @param {string} file */
function exportedNames(file) {
  const [, list = ''] = readFileSync(file, 'utf8').match(/export \{([^}]*)\}/) ?? [];
  return new Set(list.split(',').map((name) => name.trim()));
}
