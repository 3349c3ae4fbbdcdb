import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(api|shell|mfe-.+)$/.test(entry.name))
  .map(({ name }) => join(root, name, name === 'api' ? '' : 'api'));

/** Statements that outlive their transaction: behind a pooler they would hold for, or fail in, the next caller's. */
const SESSION_STATEMENTS: readonly RegExp[] = [
  // An advisory lock of the session.
  /pg_(?:try_)?advisory_lock(?:_shared)?\(/,
  // A setting of the session.
  /set_config\([^)]{0,200}, false\)/,
  /[`'";]\s*set (?!local\b)(?:session |role |time zone |search_path|statement_timeout|\w+(?:\.\w+)? (?:=|to) )/i,
  // A prepared statement, a cursor or a table that stays.
  /[`'"]\s*(?:prepare|execute|deallocate) \w/i,
  /\bwith hold\b/i,
  /create temp(?:orary)? table (?![^;`]{1,2000}on commit drop)/i,
  // A named statement of node-postgres.
  /\.query\(\{[^}]{0,200}\bname:/,
];

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'build', 'test'].includes(entry.name)) yield* sourcesIn(path);
    } else if (/\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) yield path;
  }
}

const findSessionStatements = (source: string): string[] =>
  SESSION_STATEMENTS.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

test('no statement outlives its transaction, so that a pooler may stand before the database', () => {
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...sourcesIn(folder)])
    .flatMap((path) =>
      findSessionStatements(readFileSync(path, 'utf8')).map((text) => `${relative(root, path)}: ${text}`),
    );
  expect(found).toEqual([]);
});

test.each([
  'sql`select pg_advisory_lock(1)`',
  "sql`select set_config('role', 'x', false)`",
  "query('set statement_timeout = 5')",
  "query('SET SESSION lock_timeout = 5')",
  'query(`set app.account_id to 1`)',
  "query('prepare lookup as select 1')",
  "query('declare rows cursor with hold for select 1')",
  'sql`create temp table drafts (id uuid)`',
  "client.query({ text: 'select 1', name: 'lookup' })",
])('%s is found', (source) => {
  expect(findSessionStatements(source)).toHaveLength(1);
});

test.each([
  'sql`select pg_advisory_xact_lock(1)`',
  "sql`select set_config('role', 'x', true)`",
  "query('set local time zone utc')",
  'sql`create temp table drafts (id uuid) on commit drop`',
  "sql`update jobs set state = 'DONE'`",
])('%s is fine', (source) => {
  expect(findSessionStatements(source)).toEqual([]);
});
