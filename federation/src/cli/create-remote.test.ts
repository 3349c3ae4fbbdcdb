import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './main';

const area = mkdtempSync(join(tmpdir(), 'girassol-create-'));
const packages = join(area, 'packages');
let folder = '';
afterAll(() => rmSync(area, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(area, 'team-'));
});

async function create(words: string[], { from = folder, workspace = null as string | null } = {}) {
  let [out, err] = ['', ''];
  const code = await main('create', words, {
    env: {},
    folder: from,
    workspace,
    buildDir: join(from, 'build'),
    developInShell: async () => undefined,
    serveGallery: async () => undefined,
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { code, out, err };
}
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const readPackage = (name: string) => JSON.parse(read(name, 'package.json'));
const readLock = (name: string) => JSON.parse(read(name, 'package-lock.json'));

describe('a new remote in a repository of its own', () => {
  test('has its own name everywhere, and says what comes next', async () => {
    const { code, out } = await create(['mfe-visitas', '--title', 'Visitas técnicas', '--team', 'campo']);
    expect(code).toBe(0);
    expect(out).toContain('npm test');
    const definition = read('mfe-visitas', 'src', 'remote.ts');
    for (const part of [
      "name: 'mfe-visitas'",
      "title: 'Visitas técnicas'",
      "team: 'campo'",
      "to: '/visitas'",
    ])
      expect(definition).toContain(part);
    for (const name of readdirSync(join(folder, 'mfe-visitas'), { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(name)) expect(read('mfe-visitas', name)).not.toMatch(/exemplo|mfe-example/i);
    expect(existsSync(join(folder, 'mfe-visitas', '.gitignore'))).toBe(true);
  });

  test('asks for the versions that the platform was built with, by number', async () => {
    await create(['mfe-visitas']);
    const { name, dependencies, devDependencies } = readPackage('mfe-visitas');
    expect(name).toBe('mfe-visitas');
    expect(dependencies['@girassol/federation']).toMatch(/^\^\d/);
    expect(Object.keys(devDependencies)).toContain('jest');
  });

  test.each([
    ['vite', ['@module-federation/vite', 'vite']],
    ['rspack', ['@rspack/cli', '@rspack/core']],
  ])(
    'is built by %s where it says so, with that configuration and those packages',
    async (tool, packages) => {
      expect(await create(['mfe-visitas', '--with', tool])).toMatchObject({ code: 0 });
      const files = readdirSync(join(folder, 'mfe-visitas'));
      expect(files.filter((name) => /config\.mjs$/.test(name))).toEqual(
        ['jest.config.mjs', `${tool}.config.mjs`].sort(),
      );
      const { devDependencies } = readPackage('mfe-visitas');
      for (const name of packages) expect(devDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  test('takes the packed packages, when it is told where they are', async () => {
    mkdirSync(packages, { recursive: true });
    for (const name of ['federation', 'shared-auth', 'shared-ui'])
      writeFileSync(join(packages, `girassol-${name}-0.1.0.tgz`), '');
    expect(await create(['mfe-visitas', '--packages', '../packages'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('GF-709 There is no tarball of @girassol/shared-domain'),
    });
    expect(readdirSync(folder)).toEqual([]);

    writeFileSync(join(packages, 'girassol-shared-domain-0.1.0.tgz'), '');
    expect(await create(['mfe-visitas', '--packages', '../packages'])).toMatchObject({ code: 0 });
    const tarball = 'file:../../packages/girassol-shared-ui-0.1.0.tgz';
    expect(readPackage('mfe-visitas').dependencies['@girassol/shared-ui']).toBe(tarball);
    const { packages: locked } = readLock('mfe-visitas');
    expect(locked['node_modules/@girassol/shared-ui']).toMatchObject({ resolved: tarball });
  });

  test('has a lock file of its own dependencies, so that npm asks only for the packages', async () => {
    await create(['mfe-visitas', '--with', 'rspack']);
    const { name, version, dependencies, devDependencies } = readPackage('mfe-visitas');
    const { name: lockedName, packages: locked } = readLock('mfe-visitas');
    expect(lockedName).toBe('mfe-visitas');
    expect(locked['']).toEqual({ name, version, dependencies, devDependencies });
    // From the registry, which knows where its packages are.
    expect(locked['node_modules/@girassol/shared-ui']).not.toHaveProperty('resolved');
  });

  test('fills the folder that is called like it, where only packages may be already', async () => {
    const from = join(folder, 'mfe-visitas');
    mkdirSync(join(from, 'node_modules'), { recursive: true });
    expect(await create(['mfe-visitas'], { from })).toMatchObject({ code: 0 });
    expect(readdirSync(from)).toEqual(expect.arrayContaining(['node_modules', 'package.json', 'src']));
  });
});

test('inside the workspace it is one more area, tested and checked by the workspace', async () => {
  expect(await create(['mfe-visitas'], { workspace: folder })).toMatchObject({ code: 0 });
  const { name, dependencies, scripts } = readPackage('mfe-visitas');
  expect({ name, scripts }).toEqual({ name: '@girassol/mfe-visitas', scripts: { build: 'girassol build' } });
  expect(dependencies).toMatchObject({ '@girassol/shared-ui': 'workspace:*', react: 'catalog:' });
  const files = readdirSync(join(folder, 'mfe-visitas'));
  for (const file of ['jest.config.mjs', 'package-lock.json']) expect(files).not.toContain(file);
});

test('inside the workspace one build is for all areas', async () => {
  expect(await create(['mfe-visitas', '--with', 'vite'], { workspace: folder })).toMatchObject({
    code: 2,
    err: expect.stringContaining('GF-701'),
  });
});

test('a folder with something in it stays as it is', async () => {
  mkdirSync(join(folder, 'mfe-visitas'));
  writeFileSync(join(folder, 'mfe-visitas', 'notes.txt'), 'mine');
  expect(await create(['mfe-visitas'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/GF-708.*not empty \(notes\.txt\): nothing was written/),
  });
  expect(readdirSync(join(folder, 'mfe-visitas'))).toEqual(['notes.txt']);
  expect(readdirSync(folder)).toEqual(['mfe-visitas']);
});

test('a file where the folder would be is no folder', async () => {
  writeFileSync(join(folder, 'mfe-visitas'), '');
  expect(await create(['mfe-visitas'])).toMatchObject({ code: 1, err: expect.stringContaining('GF-708') });
});

test.each([
  [],
  ['visitas'],
  ['mfe-Visitas'],
  ['mfe-'],
  ['../mfe-x'],
  ['mfe-x', '--title', "d'água"],
  ['mfe-x', '--team', ''.padEnd(31, 'a')],
  ['mfe-x', '--colour', 'red'],
  ['mfe-x', '--with', 'parcel'],
])('%p is written wrongly', async (...words) => {
  expect(await create(words)).toMatchObject({ code: 2, err: expect.stringContaining('GF-701'), out: '' });
  expect(readdirSync(folder)).toEqual([]);
});
