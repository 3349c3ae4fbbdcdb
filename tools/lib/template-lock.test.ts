import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

interface LockEntry {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const lock: Record<string, LockEntry> = readJson('federation', 'template', 'package-lock.json').packages;
const catalog = new Map(
  [
    ...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(
      /^ {2}'?([@\w./-]+)'?: (\d[\w.+-]*)$/gm,
    ),
  ].map(([, name = '', version = '']) => [name, version]),
);

/** Versions of a package.json as they are packed: those of the catalog and of the workspace by number. */
const packed = (wanted: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, version]) => {
      if (version === 'catalog:') return [name, catalog.get(name)];
      if (!version.startsWith('workspace:')) return [name, version];
      return [name, readJson(name.replace('@girassol/', ''), 'package.json').version];
    }),
  );

test.each(['federation', 'shared-auth', 'shared-domain', 'shared-ui'])(
  'the lock file of new remotes knows the dependencies of %s (after a change: node tools/template-lock.mjs)',
  (name) => {
    const { version, dependencies, peerDependencies } = readJson(name, 'package.json');
    const entry = lock[`node_modules/@girassol/${name}`];
    expect(entry?.version).toBe(version);
    expect(entry?.dependencies ?? {}).toEqual(packed(dependencies));
    expect(entry?.peerDependencies ?? {}).toEqual(packed(peerDependencies));
  },
);

test('the lock file of new remotes has the versions that the workspace is tested with', () => {
  const { dependencies, devDependencies } = readJson('federation', 'template', 'package.json');
  for (const [name, version] of Object.entries(packed({ ...dependencies, ...devDependencies })))
    expect([name, lock[`node_modules/${name}`]?.version]).toEqual([name, version]);
});
