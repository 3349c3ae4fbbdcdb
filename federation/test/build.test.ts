import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { RemoteManifest, ShellManifest } from '../src/registry';

const fixtures = join(__dirname, 'fixtures');
const girassol = join(__dirname, '..', 'bin', 'girassol.mjs');
// Inside the package: what the fixtures import is found from there.
const work = mkdtempSync(join(fixtures, '.work-'));
const buildDir = join(work, 'build');
afterAll(() => rmSync(work, { recursive: true, force: true }));

function build(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [girassol, 'build'], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: buildDir },
    encoding: 'utf8',
    // A build that hangs would hold jest's worker, and with it the whole run.
    timeout: 180_000,
    killSignal: 'SIGKILL',
  });
  return { status, output: stdout + stderr };
}

/** A copy of the sample remote with some of its files changed. */
function sampleWith(name: string, changes: Record<string, (source: string) => string>): string {
  const folder = join(work, name, 'mfe-sample');
  cpSync(join(fixtures, 'mfe-sample'), folder, { recursive: true });
  for (const file of readdirSync(join(folder, 'src'))) {
    const path = join(folder, 'src', file);
    // Two folders deeper than the original.
    const source = readFileSync(path, 'utf8').replaceAll('../../../../src', '../../../../../../src');
    writeFileSync(path, changes[file]?.(source) ?? source);
  }
  const config = join(folder, 'webpack.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('../../../build', '../../../../../build'));
  return folder;
}

const listReleases = (name: string) => readdirSync(join(buildDir, 'releases', name)).sort();
const computeIntegrity = (contents: Buffer) =>
  `sha384-${createHash('sha384').update(contents).digest('base64')}`;

describe('a remote', () => {
  let folder: string;
  let manifest: RemoteManifest;
  beforeAll(() => {
    const { status, output } = build(join(fixtures, 'mfe-sample'));
    if (status !== 0) throw new Error(output);
    const [version = ''] = listReleases('mfe-sample');
    folder = join(buildDir, 'releases', 'mfe-sample', version);
    manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  }, TEST_TIMEOUTS_MS.process);

  test('becomes a release that carries the hash of every one of its files', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(Object.keys(manifest.integrity).sort()).toEqual(files.sort());
    for (const name of files)
      expect(computeIntegrity(readFileSync(join(folder, name)))).toBe(manifest.integrity[name]);
  });

  test('is compressed beforehand', () => {
    const contents = readFileSync(join(folder, manifest.entry));
    expect(brotliDecompressSync(readFileSync(join(folder, `${manifest.entry}.br`)))).toEqual(contents);
    expect(gunzipSync(readFileSync(join(folder, `${manifest.entry}.gz`)))).toEqual(contents);
  });

  test('names what each module and screen needs first', () => {
    const { './lifecycles': lifecycles, first } = manifest.preload;
    expect(lifecycles?.files).toHaveLength(1);
    expect(lifecycles?.shared).toEqual(expect.arrayContaining(['react', 'react-router-dom']));
    expect(first?.files).toHaveLength(1);
    expect(manifest.integrity).toHaveProperty([first?.files[0] ?? '']);
  });

  test('tells what it uses of each package of the host, and of nothing else', () => {
    expect(manifest.uses?.['react/jsx-runtime']).toEqual(['Fragment', 'jsx', 'jsxs']);
    expect(manifest.uses?.['react-router-dom']).toEqual(expect.arrayContaining(['BrowserRouter', 'Link']));
    expect(Object.keys(manifest.shares ?? {})).toEqual(
      expect.arrayContaining(Object.keys(manifest.uses ?? {})),
    );
  });

  test('brings no copy of what the host provides', () => {
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(code).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=');
    expect(code.length).toBeLessThan(60_000);
  });

  test(
    'built again from the same sources is the same release; from others another, under another name',
    () => {
      build(join(fixtures, 'mfe-sample'));
      expect(listReleases('mfe-sample')).toHaveLength(1);
      const changed = sampleWith('changed', {
        'FirstPage.tsx': (source) => source.replace('Amostra', 'Outra'),
      });
      expect(build(changed)).toMatchObject({ status: 0 });
      const versions = listReleases('mfe-sample');
      expect(versions).toHaveLength(2);
      const containers = versions.map(
        (version) =>
          JSON.parse(readFileSync(join(buildDir, 'releases', 'mfe-sample', version, 'remote.json'), 'utf8'))
            .container,
      );
      expect(new Set(containers).size).toBe(2);
    },
    TEST_TIMEOUTS_MS.process,
  );
});

describe('a remote that cannot be released is refused in words', () => {
  test.each<[string, Record<string, (source: string) => string>, RegExp]>([
    [
      'a slot whose module is not exposed',
      {
        'remote.ts': (source) =>
          source.replace(
            'slots: []',
            "slots: [{ slot: 'home.card/v1', id: 'a', title: 'A', order: 1, module: './a' }]",
          ),
      },
      /GF-003[\s\S]*\.\/a is not exposed/,
    ],
    [
      'a name that is none',
      { 'remote.ts': (source) => source.replace("'mfe-sample'", "'Amostra'") },
      /GF-003[\s\S]*mfe-crm-boards/,
    ],
    [
      'a definition that does things',
      { 'remote.ts': (source) => `${source}\nwindow.alert('oi');` },
      /GF-002/,
    ],
    [
      'an import that the shell does not provide',
      {
        'FirstPage.tsx': (source) =>
          `import { useFetcher } from 'react-router-dom';\n${source.replace('return', 'useFetcher(); return')}`,
      },
      /GF-007 The shell does not provide "useFetcher" of react-router-dom/,
    ],
  ])(
    '%s',
    (what, changes, expected) => {
      const { status, output } = build(sampleWith(what.replaceAll(' ', '-'), changes));
      expect(status).toBe(1);
      expect(output).toMatch(expected);
    },
    TEST_TIMEOUTS_MS.process,
  );
});

describe('the shell', () => {
  let manifest: ShellManifest;
  beforeAll(() => {
    const { status, output } = build(join(fixtures, 'host'));
    if (status !== 0) throw new Error(output);
    manifest = JSON.parse(readFileSync(join(buildDir, 'shell', 'shell.json'), 'utf8'));
  }, TEST_TIMEOUTS_MS.process);

  test('names its scripts and the hash of every file', () => {
    expect(manifest.scripts).toHaveLength(3);
    for (const [name, hash] of Object.entries(manifest.integrity))
      expect(computeIntegrity(readFileSync(join(buildDir, 'shell', 'assets', name)))).toBe(hash);
  });

  test('lists those hashes in a file too, which pages name by its own hash', () => {
    const { file = '', integrity } = manifest.hashes ?? {};
    const list = readFileSync(join(buildDir, 'shell', 'assets', file));
    expect(JSON.parse(list.toString())).toEqual({ integrity: manifest.integrity });
    expect(computeIntegrity(list)).toBe(integrity);
  });

  test('leaves the federation runtime to the first remote', () => {
    const [part = ''] = manifest.parts.federation ?? [];
    expect(manifest.scripts).not.toContain(part);
    expect(readFileSync(join(buildDir, 'shell', 'assets', part), 'utf8')).toContain(
      '_FEDERATION_RUNTIME_CORE',
    );
  });

  test('tells what each package it provides exports, of a facade only what that lets through', () => {
    const { react, 'react-router-dom': router } = manifest.exports ?? {};
    expect(react).toEqual(expect.arrayContaining(['default', 'useState', 'version']));
    expect(router).toContain('Link');
    expect(router).not.toContain('useFetcher');
  });
});
