import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\n');
const packages = files
  .filter((file) => /^(?:[^/]+\/(?:(?:api|domain|platform)\/)?)?package\.json$/.test(file))
  .map(dirname);

const COMMAND = 'started as a command';
const JEST_ENVIRONMENT = 'named by the configuration of jest';
const PEER_OF_TESTING_LIBRARY = 'required by @testing-library/react';
const PEER_OF_SWC = 'required by swc-loader and @swc/jest';
const SHARED =
  'loaded by federation and shared-ui, and taken from the shell only by a remote that declares it (federation/build/sharing.mjs)';

/** Dependencies that no file of their package imports, with the reason for each. */
const reasons: Record<string, Record<string, string>> = {
  '.': {
    '@biomejs/biome': COMMAND,
    '@changesets/cli': COMMAND,
    '@girassol/federation': COMMAND,
    '@swc/helpers': 'imported by code that @swc/jest compiled',
    '@swc/jest': 'named by the preset of jest, which is resolved from here',
    '@testing-library/dom': PEER_OF_TESTING_LIBRARY,
    '@testing-library/jest-dom': 'loaded by the preset of jest for the tests of every package',
    '@testing-library/react': 'imported by the tests of areas, which declare no tools of tests',
    '@testing-library/user-event': 'imported by the tests of areas, which declare no tools of tests',
    'jest-environment-jsdom': JEST_ENVIRONMENT,
    'jest-environment-node': JEST_ENVIRONMENT,
  },
  federation: {
    '@swc/core': PEER_OF_SWC,
    '@swc/helpers': 'imported by code that @swc/jest compiled',
    'react-refresh': 'required by @pmmmwh/react-refresh-webpack-plugin',
  },
  'mfe-account': { 'react-dom': SHARED },
  'mfe-contracts': { 'react-dom': SHARED },
  'mfe-crm-boards': { 'react-dom': SHARED },
  'mfe-proposals': { 'react-dom': SHARED },
  'mfe-website': { 'react-dom': SHARED },
  'shared-auth': { '@testing-library/dom': PEER_OF_TESTING_LIBRARY, 'react-dom': PEER_OF_TESTING_LIBRARY },
  'shared-templates': { 'react-dom': 'required by shared-ui' },
  'shared-ui': { '@testing-library/dom': PEER_OF_TESTING_LIBRARY },
  shell: {
    'react-router': 'replaced by its production build (federation/build/common-config.mjs)',
    'react-router-dom': 'provided to remotes by the sharing table (federation/build/sharing.mjs)',
  },
};

/** `from 'x'`, `import 'x'`, `import('x')`, `require.resolve('x')`, `jest.mock('x')`, `new URL('x'`; in CSS `@import "x"`. */
const IMPORT =
  /\b(?:from|import|require|resolve|[mM]ock|requireActual|URL)\s{0,4}\(?\s{0,9}['"`]([@\w][^'"`\s]{0,99})/g;
/** A value of an option, such as `loader: 'x'` or `['x', …]`: a tool resolves it by name. */
const NAMED = /[[:(,=]\s{0,9}['"]([@\w][\w./@-]{0,99})['"]/g;

/** Returns the package of what is imported: `react-dom/client` is of `react-dom`. */
const getPackageName = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

const isBelow = (folder: string, file: string) => file.startsWith(`${folder}/`);
/** Returns true for a file of this package that is of no package inside it. */
const isOf = (folder: string, file: string) =>
  folder === '.'
    ? /^tools\//.test(file) || !file.includes('/')
    : isBelow(folder, file) && !packages.some((inner) => isBelow(folder, inner) && isBelow(inner, file));

function listUsedPackages(folder: string): Set<string> {
  const used = new Set<string>();
  for (const file of files) {
    if (!isOf(folder, file) || !/\.(?:[cm]?[jt]sx?|css)$/.test(file) || file.endsWith('dependencies.test.ts'))
      continue;
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(IMPORT)) used.add(getPackageName(path));
    // Files of builds and of tools name loaders, transformers and programs in texts.
    if (/\.[cm]js$|\/(?:child|sealing|untrusted|test)\//.test(file))
      for (const [, path = ''] of source.matchAll(NAMED)) used.add(getPackageName(path));
  }
  return used;
}

/** Returns the package that a package of types describes: `@types/node` is of `node`. */
const getDescribedPackage = (name: string) => name.replace('@types/', '');
/** Types that every package may declare: of Node and of the functions of tests. */
const GLOBAL_TYPES = ['node', 'jest'];

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * Lists what the packages in the bundle of the API depend on. The bundle leaves out what the API declares, and finds it
 * in the API's folder.
 */
function listBundledDependencies(): string[] {
  const bundled = new Set(['api']);
  for (const folder of bundled)
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      const found = packages.find((other) => readPackage(other).name === name);
      if (found) bundled.add(found);
    }
  bundled.delete('api');
  return [...bundled].flatMap((folder) => Object.keys(readPackage(folder).dependencies ?? {}));
}

function listUnusedDependencies(folder: string): string[] {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = readPackage(folder);
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const used = new Set([...listUsedPackages(folder), ...(folder === 'api' ? listBundledDependencies() : [])]);
  return declared.filter((name) => {
    if (!name.startsWith('@types/')) return !used.has(name);
    const described = getDescribedPackage(name);
    return !GLOBAL_TYPES.includes(described) && !declared.includes(described);
  });
}

test.each(packages)('%s imports each of its dependencies, or a reason is named here', (folder) => {
  expect(listUnusedDependencies(folder).sort()).toEqual(Object.keys(reasons[folder] ?? {}).sort());
});

test('the API declares what the platform and the modules need, as their code runs in its bundle', () => {
  const { dependencies: declared = {} } = readPackage('api');
  const inside = packages.filter((folder) => /^(?:api\/platform|.+\/api)$/.test(folder));
  const needed = inside.flatMap((folder) => Object.entries(readPackage(folder).dependencies ?? {}));
  expect(inside).toEqual(expect.arrayContaining(['api/platform', 'mfe-account/api']));
  expect(Object.entries(declared)).toEqual(
    expect.arrayContaining(needed.filter(([name]) => !name.startsWith('@girassol/') && name !== 'tsx')),
  );
});

/** Libraries that the product is built with: each is declared and imported by some package. */
test.each([
  'docxtemplater',
  'formik',
  'lucide-react',
  'react-beautiful-dnd',
  'sheetjs-style',
  'victory',
  'yup',
])('%s is imported by a package that declares it', (name) => {
  const users = packages.filter((folder) => {
    const { dependencies, devDependencies } = readPackage(folder);
    return name in { ...dependencies, ...devDependencies } && listUsedPackages(folder).has(name);
  });
  expect(users).not.toEqual([]);
});
