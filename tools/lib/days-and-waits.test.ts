import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');
const folders = readdirSync(root).filter((name) =>
  /^(shell|api|federation|tools|mfe-.+|shared-.+)$/.test(name),
);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'build'].includes(entry.name)) yield* filesIn(path);
    } else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const files = folders.flatMap((folder) => [...filesIn(join(root, folder))]);
const holding = (paths: string[], text: RegExp) =>
  paths.filter((path) => text.test(readFileSync(path, 'utf8'))).map((path) => relative(root, path));

test('days of São Paulo are worked out in one place of SQL', () => {
  const sources = files.filter((path) => !/\.test\.tsx?$|\/test\/|\/migrations\//.test(path));
  expect(holding(sources, /at time zone '|current_date|America\/Sao_Paulo/)).toEqual([
    // In Greenwich, and so on purpose: areas are opened all over the world.
    'api/src/areas/registry/vitals.ts',
    'shared-domain/src/formats/dates.ts',
  ]);
});

test('no test waits for a time: for what it needs, or by a name that says that the time is its subject', () => {
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
  expect(holding(tests, /setTimeout\(\w+, [\d_]+\)/)).toEqual([]);
});
