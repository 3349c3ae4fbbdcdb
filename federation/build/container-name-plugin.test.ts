import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { getPendingContainerName } from './container-name.mjs';
import { ContainerNamePlugin } from './container-name-plugin.mjs';

const home = mkdtempSync(join(tmpdir(), 'girassol-container-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let builds = 0;

/** Builds an entry with a chunk, in a folder of its own; the library it imports lies beside the folder. */
async function build({ text = 'one', library = 'one' } = {}) {
  builds += 1;
  const folder = join(home, String(builds), 'mfe-sample');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), "export const open = () => import('./screen.js');");
  writeFileSync(
    join(folder, 'screen.js'),
    `import { said } from '../library.js'; export default '${text}' + said;`,
  );
  writeFileSync(join(folder, '..', 'library.js'), `export const said = '${library}';`);
  const pending = getPendingContainerName('mfe-sample');
  const naming = new ContainerNamePlugin(pending);
  const output = join(folder, 'output');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { [pending]: './index.js' },
        output: {
          path: output,
          uniqueName: pending,
          filename: 'entry.[contenthash:8].js',
          chunkFilename: '[name].[contenthash:8].js',
          library: { type: 'var', name: pending },
        },
        optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
        plugins: [naming],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve()),
    );
  });
  const files = Object.fromEntries(
    readdirSync(output)
      .sort()
      .map((name) => [name, readFileSync(join(output, name), 'utf8')]),
  );
  return { container: naming.container, files };
}

test('a container is named by what is in its files, which name it in the list of chunks too', async () => {
  const { container, files } = await build();
  expect(container).toMatch(/^mfe_sample_[0-9a-f]{8}$/);
  const whole = Object.values(files).join('\n');
  expect(whole).toContain(`var ${container}`);
  expect(whole).toContain(`webpackChunk${container}`);
  expect(whole).not.toContain(getPendingContainerName('mfe-sample'));
});

test('the same sources give the same names and files in another folder', async () => {
  expect(await build()).toEqual(await build());
});

test('whatever makes a release differ makes its container differ: also a library outside of its folder', async () => {
  const names = [await build(), await build({ text: 'two' }), await build({ library: 'two' })].map(
    ({ container }) => container,
  );
  expect(new Set(names).size).toBe(3);
});

test('the files are named by their content with the name of the container in it', async () => {
  const [one, other] = [await build(), await build({ library: 'three' })];
  const entryOf = ({ files }: typeof one) => Object.keys(files).find((name) => name.startsWith('entry.'));
  expect(entryOf(one)).not.toBe(entryOf(other));
});
