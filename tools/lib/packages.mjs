import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.mjs';

const listFolders = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|\..*)$/.test(entry.name))
    .map(({ name }) => name);
/** Folders that may be packages inside another one: of an area its server part and its domain, of the API the platform. */
const PACKAGES_INSIDE = ['api', 'domain', 'platform'];
const isPackage = (folder) => existsSync(join(workspaceRoot, folder, 'package.json'));

/** Lists the folders of all packages, those inside another one (`api/platform`) too. */
export const listPackageFolders = () =>
  listFolders(workspaceRoot)
    .filter(isPackage)
    .flatMap((name) => [
      name,
      ...listFolders(join(workspaceRoot, name))
        .filter((inner) => PACKAGES_INSIDE.includes(inner))
        .map((inner) => `${name}/${inner}`)
        .filter(isPackage),
    ]);

/** Lists the folders that the compiler checks as one project each. */
export const listPackageNames = () =>
  readdirSync(workspaceRoot).filter((name) => existsSync(join(workspaceRoot, name, 'tsconfig.json')));

/**
 * Lists the packages that a package depends on, from its `tsconfig.json`, which the compiler enforces. The API and its
 * modules depend on one another: a test of a module runs the whole server.
 */
function listDependencies(name) {
  const modules = listPackageFolders().filter((folder) => folder.endsWith('/api'));
  const server = name === 'api' || modules.includes(`${name}/api`) ? ['api', ...modules] : [];
  const file = join(workspaceRoot, name, 'tsconfig.json');
  const { references = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return [...server, ...references.map(({ path }) => join(name, path))];
}

/**
 * Lists a package and all its dependencies, direct or not. A folder that is not a package, such as `tools`, depends on
 * all packages.
 */
export function listPackageWithDependencies(name) {
  const all = listPackageNames();
  if (!all.includes(name)) return [name, 'docs', ...all];
  const found = new Set([name]);
  for (const one of found) for (const dependency of listDependencies(one)) found.add(dependency);
  return [...found];
}

/** Lists the packages that have unit tests, and `tools`. */
export const listTestedPackages = () => [
  ...listPackageNames().filter((name) => !['bench', 'e2e'].includes(name)),
  'tools',
];
