import { RELEASE_FACTS_FILE, toUsedNames } from './release-facts.mjs';
import { listHostPackages } from './sharing.mjs';

/** `consume shared module (default) react-dom/client@^19.3.1 (strict)`: the name of a package that the shell provides. */
// linear: the name of a module, some hundred characters
const SHARED_NAME = /^consume shared module \([^)]*\) (@?[^@\s]+)@/;

/**
 * Rspack plugin that writes the facts of a remote's build for `girassol release`: the files that each exposed module and
 * each named screen needs, and the names that are used of each package of the shell.
 */
export class RspackFactsPlugin {
  /** @param {{ folder: string, container: string, modules: string[] }} remote exposed modules in their order */
  constructor({ folder, container, modules }) {
    this.container = container;
    this.modules = modules;
    this.fromShell = new Set(Object.keys(listHostPackages(folder)));
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RspackFactsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RspackFactsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.entrypoints.get(this.container)?.getEntrypointChunk();
          if (!entry || compilation.errors.length > 0) return;
          const [file = ''] = entry.files;
          const facts = {
            entry: file,
            container: this.container,
            preload: this.#collectPreloadLists(compilation, entry),
            uses: this.#collectUsedNames(compilation),
          };
          compilation.emitAsset(RELEASE_FACTS_FILE, new sources.RawSource(JSON.stringify(facts)));
        },
      );
    });
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').Chunk} entry
   */
  #collectPreloadLists({ chunkGraph, namedChunkGroups }, entry) {
    /** @param {import('@rspack/core').ChunkGroup} group */
    const getList = (group) => ({
      files: group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !entry.files.has(file)),
      shared: [
        ...new Set(
          group.chunks.flatMap((chunk) =>
            [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => getSharedName(module) ?? []),
          ),
        ),
      ].sort(),
    });
    // The container has one block for each exposed module, in the order of the definition.
    const blocks = [...chunkGraph.getChunkEntryModulesIterable(entry)].flatMap((module) => module.blocks);
    const exposed = this.modules.flatMap((module, index) => {
      const block = blocks[index];
      const group = block && chunkGraph.getBlockChunkGroup(block);
      return group ? [[module, getList(group)]] : [];
    });
    const screens = [...namedChunkGroups]
      .filter(([name]) => name !== this.container && !name.startsWith('__'))
      .map(([name, group]) => [name, getList(group)]);
    return Object.fromEntries([...exposed, ...screens]);
  }

  /** @param {import('@rspack/core').Compilation} compilation */
  #collectUsedNames({ modules, moduleGraph, chunkGraph }) {
    /** @type {Map<string, Set<string>>} */
    const used = new Map();
    for (const module of modules) {
      const name = getSharedName(module);
      if (!name || !this.fromShell.has(name)) continue;
      const names = used.get(name) ?? new Set();
      used.set(name, names);
      for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
        const isKept = originModule && [...chunkGraph.getModuleChunksIterable(originModule)].length > 0;
        const [first] = dependency?.ids ?? [];
        if (isKept && first) names.add(first);
      }
    }
    return toUsedNames(used);
  }
}

/** @param {import('@rspack/core').Module} module */
const getSharedName = (module) => SHARED_NAME.exec(module.identifier())?.[1];
