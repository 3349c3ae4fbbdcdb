/**
 * Returns the files that each exposed module and each named screen of a remote needs: its own files in loading order,
 * and the host's packages that are fetched only on demand. A screen is a lazy part with a name: `import(/*
 * webpackChunkName: "board" *\/ './board/BoardPage')`.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} container
 * @returns {Record<string, { files: string[], shared: string[] }>}
 */
export function collectPreloadLists(compilation, container) {
  const { chunkGraph } = compilation;
  /** @type {Record<string, { files: string[], shared: string[] }>} */
  const lists = {};
  const entry = compilation.entrypoints.get(container)?.getEntrypointChunk();
  if (!entry) return lists;
  const entryFiles = new Set(entry.files);

  /** @param {import('webpack').ChunkGroup} group */
  const getList = (group) => ({
    files: group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !entryFiles.has(file)),
    shared: [...new Set(group.chunks.flatMap((chunk) => sharedKeys(chunkGraph, chunk)))].sort(),
  });

  for (const module of chunkGraph.getChunkEntryModulesIterable(entry))
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      for (const dependency of block.dependencies)
        if ('exposedName' in dependency) lists[String(dependency.exposedName)] = getList(group);
    }
  for (const [name, group] of compilation.namedChunkGroups)
    if (name !== container && !name.startsWith('__')) lists[name] = getList(group);
  return lists;
}

/**
 * @param {import('webpack').ChunkGraph} chunkGraph
 * @param {import('webpack').Chunk} chunk
 * @returns {string[]}
 */
function sharedKeys(chunkGraph, chunk) {
  return [...chunkGraph.getChunkModulesIterable(chunk)]
    .filter(({ type }) => type === 'consume-shared-module')
    .map(
      (module) =>
        /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey,
    );
}
