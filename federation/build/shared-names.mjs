import { listSharedEntries } from './sharing.mjs';

/**
 * Returns the exported names of each package that a build of the shell provides: `{ react: ['createElement', …] }`. A
 * package whose exports the bundler does not know is left out.
 *
 * @param {import('webpack').Compilation} compilation after all modules are known
 * @returns {Record<string, string[]>}
 */
export function collectProvidedExportNames({ modules, moduleGraph }) {
  const table = [...modules].find(({ buildInfo }) => buildInfo?.sharedModules);
  if (!table) return {};
  const dependencies = [...table.dependencies, ...table.blocks.flatMap((block) => block.dependencies)];
  /** @param {string} path */
  const moduleAt = (path) => {
    const found = dependencies.find((dependency) => 'request' in dependency && dependency.request === path);
    return found && moduleGraph.getModule(found);
  };
  return Object.fromEntries(
    Object.entries(/** @type {Record<string, string>} */ (table.buildInfo?.sharedModules)).flatMap(
      ([name, path]) => {
        const module = moduleAt(path);
        const names = module && moduleGraph.getExportsInfo(module).getProvidedExports();
        if (!module || !Array.isArray(names)) return [];
        // A module that is not an ES module has only a default export.
        const isModule = module.buildMeta?.exportsType === 'namespace';
        return [[name, [...new Set([...names, ...(isModule ? [] : ['default'])])].sort()]];
      },
    ),
  );
}

/**
 * Returns the names that a build of a remote uses of each package that the shell provides.
 *
 * @param {import('webpack').Compilation} compilation whose unused modules are out
 * @param {string} folder of the remote
 * @returns {Record<string, string[]>}
 */
export function collectUsedExportNames(compilation, folder) {
  const fromShell = new Set(
    listSharedEntries(folder).flatMap(({ name, tier }) => (tier === 'equal' ? [] : [name])),
  );
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    const { shareKey } = /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module))
      .options;
    if (!fromShell.has(shareKey)) continue;
    used[shareKey] ??= new Set();
    for (const name of collectReferencedNames(compilation, module)) used[shareKey].add(name);
  }
  return Object.fromEntries(
    Object.entries(used)
      .map(([name, names]) => /** @type {[string, string[]]} */ ([name, [...names].sort()]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Module} module
 * @returns {Iterable<string>}
 */
function collectReferencedNames({ moduleGraph, chunkGraph }, module) {
  const used = new Set();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    // A module in no file uses nothing.
    const isKept = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
    if (!dependency || !isKept || !connection.isActive(undefined)) continue;
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const path = Array.isArray(reference) ? reference : reference.name;
      if (path.length > 0) used.add(path[0]);
    }
  }
  return used;
}
