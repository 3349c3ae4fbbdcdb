import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Copies npm packages and all that they depend on, in the versions of the lock file, as pnpm laid them out: each package in
 * a folder of `.pnpm`, with links to its dependencies beside it.
 *
 * @param {string[]} names  Packages that the program itself loads.
 * @param {string} from  Folder with the links to them, `node_modules` of the program's package.
 * @param {string} store  Folder `.pnpm` of the workspace.
 * @param {string} to  New `node_modules`.
 * @returns {number} How many packages were copied, dependencies among them.
 */
export function copyDependencies(names, from, store, to) {
  const copied = new Set();
  const waiting = [];
  /** Makes a link to where a package is in the copy, and notes its folder. */
  const link = (source, target) => {
    const inStore = relative(store, resolve(dirname(source), readlinkSync(source)));
    const [folder = ''] = inStore.split('/');
    if (inStore.startsWith('..')) throw new Error(`${source} leads out of ${store}`);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(relative(dirname(target), join(to, '.pnpm', inStore)), target);
    if (!copied.has(folder)) waiting.push(folder);
    copied.add(folder);
  };
  for (const name of names) link(join(from, name), join(to, name));
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    const beside = join('.pnpm', folder, 'node_modules');
    for (const name of listPackages(join(store, folder, 'node_modules'))) {
      const source = join(store, folder, 'node_modules', name);
      const target = join(to, beside, name);
      if (lstatSync(source).isSymbolicLink()) link(source, target);
      else cpSync(source, target, { recursive: true, filter: isNeeded });
    }
  }
  return copied.size;
}

/** Lists the packages of a `node_modules`, those of a scope by both names. */
const listPackages = (folder) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );

/** Leaves out the commands of packages, which lead elsewhere, and source maps. */
const isNeeded = (path) => !path.endsWith('/node_modules') && !path.endsWith('.map') && existsSync(path);
