import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { parseManifest, type RemoteManifest } from '../src/registry';

const fixtures = join(__dirname, 'fixtures');
const girassol = join(__dirname, '..', 'bin', 'girassol.mjs');
// Inside the package: what the fixtures import is found from there.
const work = mkdtempSync(join(fixtures, '.work-'));
const buildDir = join(work, 'build');
afterAll(() => rmSync(work, { recursive: true, force: true }));

function run(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [girassol, ...words], {
    cwd: folder,
    // The federation plugin of Vite does nothing where it finds itself in a test.
    env: { ...process.env, BUILD_DIR: buildDir, JEST_WORKER_ID: undefined },
    encoding: 'utf8',
    timeout: 180_000,
    killSignal: 'SIGKILL',
  });
  return { status, output: stdout + stderr };
}

/** A copy of the sample remote for another tool. */
function sampleFor(tool: string): string {
  const folder = join(work, tool);
  cpSync(join(fixtures, 'mfe-sample'), folder, { recursive: true });
  rmSync(join(folder, 'webpack.config.mjs'));
  const name = tool === 'vite' ? 'createViteConfig' : 'createRspackConfig';
  writeFileSync(
    join(folder, `${tool}.config.mjs`),
    `import { ${name} } from '../../../../build/${tool}.mjs';\nexport default () => ${name}(import.meta.url);\n`,
  );
  for (const file of readdirSync(join(folder, 'src'))) {
    const path = join(folder, 'src', file);
    // One folder deeper than the original.
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('../../../../src', '../../../../../src'));
  }
  return folder;
}

function readRelease(name: string): { folder: string; manifest: RemoteManifest } {
  const releases = join(buildDir, 'releases', name);
  const [version = ''] = readdirSync(releases);
  const folder = join(releases, version);
  return { folder, manifest: parseManifest(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))) };
}

describe.each([
  ['vite', 'module' as const],
  ['rspack', undefined],
])('a remote that %s builds', (tool, entryType) => {
  let release: ReturnType<typeof readRelease>;
  beforeAll(() => {
    rmSync(buildDir, { recursive: true, force: true });
    const { status, output } = run(sampleFor(tool), 'build');
    if (status !== 0) throw new Error(output);
    release = readRelease('mfe-sample');
  }, TEST_TIMEOUTS_MS.process);

  test('becomes a release with the hash of every file, which names its schema and its container', () => {
    const { folder, manifest } = release;
    expect(manifest).toMatchObject({ $schema: '/federation/schemas/remote-v1.json', entry: 'entry.js' });
    expect(manifest.entryType).toBe(entryType);
    const files = readdirSync(folder).filter((name) => name !== 'remote.json' && !/\.(br|gz)$/.test(name));
    expect(Object.keys(manifest.integrity).sort()).toEqual(files.sort());
    for (const [name, hash] of Object.entries(manifest.integrity))
      expect(hash).toBe(
        `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, name)))
          .digest('base64')}`,
      );
    expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toContain(
      entryType ? 'export' : manifest.container,
    );
  });

  test('is named by its contents', () => {
    const { folder, manifest } = release;
    const pending = 'mfe_sample_00000000';
    expect(manifest.container).toMatch(/^mfe_sample_[0-9a-f]{8}$/);
    expect(manifest.container).not.toBe(pending);
    for (const name of Object.keys(manifest.integrity))
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain(pending);
  });

  test('says what the page may announce, and what it uses of the shell, and brings no React', () => {
    const { folder, manifest } = release;
    expect(manifest.preload['./lifecycles']?.files.length).toBeGreaterThan(0);
    for (const { files } of Object.values(manifest.preload))
      for (const file of files) expect(Object.keys(manifest.integrity)).toContain(file);
    expect(manifest.uses?.['react/jsx-runtime']).toContain('jsx');
    const scripts = Object.keys(manifest.integrity).filter((name) => name.endsWith('.js'));
    for (const name of scripts)
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain('takes an object of state variables');
  });

  test('loads its later scripts by the shell, where they are scripts', () => {
    const entry = readFileSync(join(release.folder, 'entry.js'), 'utf8');
    expect(/__girassol__\.loadScript/.test(entry)).toBe(entryType === undefined);
  });
});

describe('a release of any build', () => {
  const folder = join(work, 'any');
  beforeAll(() => {
    cpSync(join(work, 'vite', 'src'), join(folder, 'src'), { recursive: true });
    mkdirSync(join(folder, 'out', 'parts'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "name": "any", "version": "3.0.0" }');
    writeFileSync(join(folder, 'out', 'remoteEntry.js'), 'var mfe_any = {};');
    writeFileSync(join(folder, 'out', 'parts', 'page.js'), 'void 0;');
    writeFileSync(join(folder, 'out', 'remoteEntry.js.map'), '{}');
    rmSync(buildDir, { recursive: true, force: true });
  });

  test('needs to know the container', () => {
    expect(run(folder, 'release', 'out').output).toContain('GF-010');
    expect(run(folder, 'release', 'out', '--entry', 'other.js', '--container', 'mfe_any').output).toContain(
      'GF-010 other.js is not in',
    );
  });

  test('takes it from mf-manifest.json, which is no part of the release; source maps are none either', () => {
    const manifest = {
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' }, globalName: 'mfe_any' },
      exposes: [{ path: './lifecycles', assets: { js: { sync: ['parts/page.js'], async: [] } } }],
    };
    writeFileSync(join(folder, 'out', 'mf-manifest.json'), JSON.stringify(manifest));
    expect(run(folder, 'release', 'out')).toMatchObject({ status: 0 });
    const { manifest: made } = readRelease('mfe-sample');
    expect(made).toMatchObject({ entry: 'remoteEntry.js', container: 'mfe_any' });
    expect(made.version).toMatch(/^3\.0\.0-/);
    expect(Object.keys(made.integrity)).toEqual(['parts/page.js', 'remoteEntry.js']);
    expect(made.preload['./lifecycles']?.files).toEqual(['parts/page.js']);
    expect(made).not.toHaveProperty('uses');
  });
});
