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

/** The first stable version of the shared packages is what stands in the workspace; the next minor has an export more. */
export const OLDER = '1.0.0';
export const NEWER = '1.1.0';

const additions = {
  'shared-ui': `import { createElement } from 'react';
export const AddedInMinor = () => createElement('span', null, 'Desenho da versão 1.1');\n`,
  'shared-auth': `export const addedInMinor = () => 'sessão da versão 1.1';\n`,
};
type SharedPackage = keyof typeof additions;
const isShared = (name: string): name is SharedPackage => name in additions;
export const sharedPackages = Object.keys(additions).filter(isShared);

/** The card of a new area, as it is when it uses the additions. */
export const usingTheAddition = (source: string) =>
  `${source.replace(' clientes<', ' clientes, <b>{addedInMinor()}</b> <AddedInMinor /><')}
import { addedInMinor } from '@girassol/shared-auth';
import { AddedInMinor } from '@girassol/shared-ui';\n`;

/** Makes the folder of a shared package that version: its sources, or what was packed of them. Others stay as they are. */
export function becomes(folder: string, name: string, version: string): void {
  if (!isShared(name)) return;
  const path = join(folder, 'package.json');
  const described = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...described, version }));
  if (version !== NEWER) return;
  const isPacked = existsSync(join(folder, 'dist'));
  const [place, ending] = isPacked ? [join(folder, 'dist'), '.js'] : [join(folder, 'src'), ''];
  writeFileSync(join(place, isPacked ? 'added.js' : 'added.ts'), additions[name]);
  appendFileSync(join(place, isPacked ? 'index.js' : 'index.ts'), `\nexport * from './added${ending}';\n`);
}

/** Compiles the shell with the newer packages, in a copy of the workspace at `place`. Answers the folder of the build. */
export async function shellOfNextMinor(place: string): Promise<string> {
  const parts = ['shell', 'shared-ui', 'shared-auth', 'shared-domain', 'federation'];
  const files = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
  mkdirSync(place, { recursive: true });
  for (const name of [...parts, ...files])
    cpSync(join(root, name), join(place, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const name of sharedPackages) becomes(join(place, name), name, NEWER);
  const command = join(place, 'federation', 'bin', 'girassol.mjs');
  const { BUILD_DIR: _builds, ...env } = process.env;
  await run(process.execPath, [command, 'build'], { cwd: join(place, 'shell'), env });
  return join(place, 'build', 'shell');
}

/** The build of a deployment gets this shell, and no areas. */
export function withShellAlone(buildDir: string, shell: string): void {
  for (const part of ['shell', 'releases']) rmSync(join(buildDir, part), { recursive: true });
  cpSync(shell, join(buildDir, 'shell'), { recursive: true });
  mkdirSync(join(buildDir, 'releases'));
}
