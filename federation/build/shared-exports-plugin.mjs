import { readFileSync } from 'node:fs';
import { BuildError } from './build-error.mjs';
import { sharedEntries } from './sharing.mjs';

/**
 * Refuses a remote that imports what the shell does not provide. A facade keeps only part of a package: without this
 * check a missing export would be found by a person, in the browser.
 */
export class SharedExportsPlugin {
  /** @param {string} folder of the remote */
  constructor(folder) {
    this.provided = new Map(
      sharedEntries(folder)
        .filter(({ file, tier }) => tier === 'host' && file?.includes('/facades/'))
        .map(({ name, file }) => [name, exportedNames(String(file))]),
    );
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedExportsPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('SharedExportsPlugin', (modules) => {
        for (const module of modules) {
          if (module.type !== 'consume-shared-module') continue;
          const { shareKey } = /** @type {{ options: { shareKey: string } }} */ (module).options;
          const provided = this.provided.get(shareKey);
          if (!provided) continue;
          for (const name of usedExports(compilation, module))
            if (!provided.has(name))
              compilation.errors.push(
                new BuildError('GF-007', `The shell does not provide "${name}" of ${shareKey}`),
              );
        }
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 * @returns {Iterable<string>}
 */
function usedExports({ moduleGraph }, module) {
  const used = new Set();
  for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
    if (!dependency) continue;
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const path = Array.isArray(reference) ? reference : reference.name;
      if (path.length > 0) used.add(path[0]);
    }
  }
  return used;
}

/** @param {string} file */
function exportedNames(file) {
  const [, list = ''] = readFileSync(file, 'utf8').match(/export \{([^}]*)\}/) ?? [];
  return new Set(list.split(',').map((name) => name.trim()));
}
