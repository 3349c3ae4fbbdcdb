import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingStatements } from './breaking-statements.mjs';
import { listMigrationFolders, listMigrationNames } from './migrations.mjs';
import { workspaceRoot } from './workspace.mjs';

/** Made before old and new programs had to run beside each other. */
const EARLIER = ['0028-distributions', '20261123-1548-signature-owners'];
/** A migration that contracts names the first release that uses nothing of what it takes away. */
const NAMES_RELEASE = /^export const unusedSince = '\d+\.\d+\.\d+';$/m;

test('no migration breaks the release before it, unless it says since when nothing uses what it takes away', () => {
  const refused = listMigrationFolders().flatMap((folder) =>
    listMigrationNames(folder).flatMap((name) => {
      const source = readFileSync(join(workspaceRoot, folder, `${name}.ts`), 'utf8');
      if (EARLIER.includes(name) || NAMES_RELEASE.test(source)) return [];
      return findBreakingStatements(source).map((what) => `${name} ${what}`);
    }),
  );
  expect(refused).toEqual([]);
});

test.each([
  'alter table a drop column b',
  'alter table a\n  add column c text,\n  drop  column b',
  'drop table a',
  'alter table a rename column b to c',
  'alter table a rename to b',
  'alter table a alter column b type bigint using b::bigint',
  'alter table a alter column b set data type bigint',
  'alter table a alter column b set not null',
  'alter table a alter column b drop default',
  'alter table a add column b text not null',
  'alter table a add column if not exists b text not null, add column c int',
  "alter table a add column b text check (b in ('x', 'y')) not null",
  'alter table a rename b to c',
  'create unique index a_b on a (b)',
  'create unique index on a (lower(b)) where c is null',
  "alter table a add column c text not null default '', add constraint a_c unique (c)",
  'alter table a add unique (b)',
  'alter table a add constraint a_b check (b > 0)',
  'alter table a add foreign key (b) references c (id)',
  'create table c (id uuid); create unique index a_b on a (b)',
])('%s is found', (statement) => {
  expect(findBreakingStatements(`await run(\`${statement}\`);`)).toHaveLength(1);
});

test.each([
  'alter table a add column b text',
  "alter table a add column b text not null default ''",
  'alter table a add column b int not null generated always as (c + 1) stored',
  'create table a (id uuid primary key, b text not null)',
  'alter table a drop constraint a_check, add check (b > 0)',
  'create or replace function f() returns int language sql as $$ select 1 $$',
  'alter table a alter column b drop not null',
  'create table a (id uuid, b text); create unique index a_b on a (b)',
  'alter table a add column b text; create unique index a_b on a (account_id, b)',
  'alter table a add column b uuid, add foreign key (account_id, b) references c (account_id, id)',
  'alter table a add column b int, add constraint a_b check (b > 0)',
  'alter table a add column b boolean not null default false, add check (c is not null or not b)',
  'alter table a drop constraint a_b; alter table a add constraint a_b check (b > 0)',
  'create index a_b on a (b)',
])('%s is none', (statement) => {
  expect(
    findBreakingStatements(
      `// drop column b\n/** rename to c\n * drop table d */\nawait run(\`${statement}\`);`,
    ),
  ).toEqual([]);
});
