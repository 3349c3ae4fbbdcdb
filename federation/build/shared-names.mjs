import { sharedEntries } from './sharing.mjs';

/**
 * What a build of the shell provides of each package, by name: `{ react: ['createElement', …] }`. A package whose names
 * the bundler cannot tell is left out.
 *
 * @param {import('webpack').Compilation} compilation after all modules are known
 * @returns {Record<string, string[]>}
 */
export function providedNames({ modules, moduleGraph }) {
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
        // What is no ES module is its own default.
        const isModule = module.buildMeta?.exportsType === 'namespace';
        return [[name, [...new Set([...names, ...(isModule ? [] : ['default'])])].sort()]];
      },
    ),
  );
}

/**
 * What a build of a remote uses of each package that the shell provides, by name.
 *
 * @param {import('webpack').Compilation} compilation whose unused modules are out
 * @param {string} folder of the remote
 * @returns {Record<string, string[]>}
 */
export function usedNames(compilation, folder) {
  const fromShell = new Set(
    sharedEntries(folder).flatMap(({ name, tier }) => (tier === 'equal' ? [] : [name])),
  );
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    const { shareKey } = /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module))
      .options;
    if (!fromShell.has(shareKey)) continue;
    used[shareKey] ??= new Set();
    for (const name of namesUsedOf(compilation, module)) used[shareKey].add(name);
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
function namesUsedOf({ moduleGraph, chunkGraph }, module) {
  const used = new Set();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    // What no file contains asks for nothing.
    const isKept = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
    if (!dependency || !isKept || !connection.isActive(undefined)) continue;
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const path = Array.isArray(reference) ? reference : reference.name;
      if (path.length > 0) used.add(path[0]);
    }
  }
  return used;
}
