import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRemoteName } from './context';
import { findPackageFolder, readDefinedName } from './find-package-folder';

const base = mkdtempSync(join(tmpdir(), 'girassol-folders-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Creates a folder with a definition of a remote, and returns its path. */
function createFolder(path: string, name: string): string {
  const folder = join(base, path);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'src', 'remote.ts'),
    `export default defineRemote({\n  name: '${name}',\n  title: 'Visitas',\n});\n`,
  );
  return folder;
}

test('the folder of a remote is known by its definition, whatever the folder is called', () => {
  const checkout = createFolder('checkout', 'mfe-visitas');
  expect(findPackageFolder({ folder: checkout, workspace: null }, 'mfe-visitas')).toBe(checkout);
  expect(getRemoteName({ positionals: [], folder: checkout })).toBe('mfe-visitas');
});

test('a folder that only ends like the remote is not its folder', () => {
  const other = createFolder('novo-mfe-visitas', 'mfe-rotas');
  expect(findPackageFolder({ folder: other, workspace: null }, 'mfe-visitas')).toBeUndefined();
});

test('in a workspace the folder of the remote comes first, for a foreign one the shell', () => {
  const workspace = join(base, 'workspace');
  const own = createFolder('workspace/mfe-visitas', 'mfe-visitas');
  expect(findPackageFolder({ folder: workspace, workspace }, 'mfe-visitas')).toBe(own);
  expect(findPackageFolder({ folder: workspace, workspace }, 'mfe-fora')).toBe(join(workspace, 'shell'));
});

test('a folder without a definition has no name', () => {
  expect(readDefinedName(base)).toBeUndefined();
  expect(() => getRemoteName({ positionals: [], folder: base })).toThrow('name the remote');
});
