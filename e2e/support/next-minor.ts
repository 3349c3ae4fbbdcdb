import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);

/** Version of the shared packages (shared-ui, shared-auth) in the workspace: the first stable version. */
export const CURRENT_PACKAGE_VERSION = '1.0.0';
/** Invented next minor version of the shared packages; adds one export to each. */
export const NEXT_MINOR_PACKAGE_VERSION = '1.1.0';

const additions = {
  'shared-ui': `import { createElement } from 'react';
export const AddedInMinor = () => createElement('span', null, 'Desenho da versão 1.1');\n`,
  'shared-auth': `export const addedInMinor = () => 'sessão da versão 1.1';\n`,
};
type SharedPackage = keyof typeof additions;
const isShared = (name: string): name is SharedPackage => name in additions;
/** Names of the shared packages to which the next minor version adds an export. */
export const packagesWithAddedExport = Object.keys(additions).filter(isShared);

/**
 * Changes the source of a new area's card so that it uses the exports that the next minor version of the
 * shared packages adds, and returns the source.
 */
export const importAddedExports = (source: string) =>
  `${source.replace(' clientes<', ' clientes, <b>{addedInMinor()}</b> <AddedInMinor /><')}
import { addedInMinor } from '@girassol/shared-auth';
import { AddedInMinor } from '@girassol/shared-ui';\n`;

/**
 * Changes the version of a shared package in its folder (sources or packed files), and adds the new export
 * for the next minor version. Leaves folders of other packages unchanged.
 */
export function setPackageVersion(folder: string, name: string, version: string): void {
  if (!isShared(name)) return;
  const path = join(folder, 'package.json');
  const described = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...described, version }));
  if (version !== NEXT_MINOR_PACKAGE_VERSION) return;
  const isPacked = existsSync(join(folder, 'dist'));
  const [place, ending] = isPacked ? [join(folder, 'dist'), '.js'] : [join(folder, 'src'), ''];
  writeFileSync(join(place, isPacked ? 'added.js' : 'added.ts'), additions[name]);
  appendFileSync(join(place, isPacked ? 'index.js' : 'index.ts'), `\nexport * from './added${ending}';\n`);
}

/**
 * Compiles the shell with the shared packages of the next minor version in a copy of the workspace at
 * `place`, and returns the folder of the build.
 */
export async function buildNextMinorShell(place: string): Promise<string> {
  const parts = ['shell', 'shared-ui', 'shared-auth', 'shared-domain', 'federation'];
  const files = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
  mkdirSync(place, { recursive: true });
  for (const name of [...parts, ...files])
    cpSync(join(root, name), join(place, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const name of packagesWithAddedExport)
    setPackageVersion(join(place, name), name, NEXT_MINOR_PACKAGE_VERSION);
  const command = join(place, 'federation', 'bin', 'girassol.mjs');
  const { BUILD_DIR: _builds, ...env } = process.env;
  await run(process.execPath, [command, 'build'], { cwd: join(place, 'shell'), env });
  return join(place, 'build', 'shell');
}

/**
 * Replaces the build of a deployment by the shell in the folder `shell`, and removes all areas from the
 * build.
 */
export function replaceBuildByShell(buildDir: string, shell: string): void {
  for (const part of ['shell', 'releases']) rmSync(join(buildDir, part), { recursive: true });
  cpSync(shell, join(buildDir, 'shell'), { recursive: true });
  mkdirSync(join(buildDir, 'releases'));
}
