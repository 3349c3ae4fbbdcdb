import { join } from 'node:path';
import { RELEASE_FACTS_FILE, toUsedNames } from './release-facts.mjs';
import { listHostPackages } from './sharing.mjs';

/** `import(/* webpackChunkName: "home" *\/ './home/HomePage')`: a lazy part with the name of a screen. */
// linear: each part has characters that the next one excludes
const NAMED_PART = /import\(\s*\/\*\s*webpackChunkName:\s*["']([\w-]+)["']\s*\*\/\s*["']([^"']+)["']/g;

/**
 * Vite plugin that writes the facts of a remote's build for `girassol release`: the files that each exposed module and
 * each named screen needs, and the names that are used of each package of the shell.
 * @param {{ folder: string, container: string, entry: string, exposes: Record<string, string> }} remote
 * @returns {import('vite').Plugin}
 */
export function createViteFactsPlugin({ folder, container: name, entry, exposes }) {
  const fromShell = new Set(Object.keys(listHostPackages(folder)));
  /** @type {Map<string, [name: string, exported: string][]>} module -> what it imports of the shell */
  const imports = new Map();
  /** @type {Map<string, string>} name of a screen -> its module */
  const screens = new Map();

  return {
    name: 'girassol-release-facts',
    transform: {
      order: 'post',
      handler(code, id) {
        imports.set(
          id,
          this.parse(code).body.flatMap((statement) => listImportedNames(statement, fromShell)),
        );
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!/\.[jt]sx?$/.test(id) || id.includes('node_modules')) return;
        const source = await this.fs.readFile(id, { encoding: 'utf8' }).catch(() => '');
        for (const [, name = '', request = ''] of source.matchAll(NAMED_PART)) {
          const found = await this.resolve(request, id);
          if (found) screens.set(name, found.id);
        }
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const getChunk = (/** @type {string} */ id) =>
        chunks.find(({ facadeModuleId }) => facadeModuleId === id);
      const exposed = Object.values(exposes).map((source) => getChunk(join(folder, source))?.fileName);
      const container = chunks.find(({ fileName }) => fileName === entry);
      // The container asks for these before it can give anything.
      const first = [
        ...(container?.imports ?? []),
        ...(container?.dynamicImports.filter((file) => !exposed.includes(file)) ?? []),
      ];
      const modules = [
        ...Object.entries(exposes).map(([module, source]) => [module, join(folder, source)]),
        ...screens,
      ];
      const preload = Object.fromEntries(
        modules.flatMap(([module = '', id = '']) => {
          const chunk = getChunk(id);
          if (!chunk) return [];
          const begins = module.startsWith('./') ? [chunk.fileName, ...first] : [chunk.fileName];
          return [[module, { files: listWithImports(begins, bundle), shared: [] }]];
        }),
      );
      /** @type {Map<string, Set<string>>} */
      const used = new Map();
      for (const id of chunks.flatMap(({ moduleIds }) => moduleIds))
        for (const [shared, exported] of imports.get(id) ?? [])
          used.set(shared, (used.get(shared) ?? new Set()).add(exported));
      this.emitFile({
        type: 'asset',
        fileName: RELEASE_FACTS_FILE,
        source: JSON.stringify({
          entry,
          container: name,
          entryType: 'module',
          preload,
          uses: toUsedNames(used),
        }),
      });
    },
  };
}

/**
 * @param {any} statement of a module
 * @param {Set<string>} fromShell
 * @returns {[name: string, exported: string][]}
 */
function listImportedNames({ type, source, specifiers = [] }, fromShell) {
  if (!source || !fromShell.has(source.value)) return [];
  const isImport = type === 'ImportDeclaration';
  if (!isImport && type !== 'ExportNamedDeclaration') return [];
  return specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return [[source.value, 'default']];
    const named = isImport ? specifier.imported : specifier.local;
    return named ? [[source.value, named.name ?? named.value]] : [];
  });
}

/**
 * Lists some files and those that they import, each once.
 * @param {string[]} first
 * @param {Record<string, { imports?: string[] }>} bundle
 */
function listWithImports(first, bundle) {
  const names = [...new Set(first)];
  for (const name of names)
    for (const imported of bundle[name]?.imports ?? []) if (!names.includes(imported)) names.push(imported);
  return names;
}
