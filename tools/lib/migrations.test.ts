import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildMigrationModule,
  createMigrationName,
  listMigrationFolders,
  listMigrationNames,
} from './migrations.mjs';
import { workspaceRoot } from './workspace.mjs';

test.each(listMigrationFolders())(
  'the list of %s names its migrations; `npm run migration` writes it',
  (folder) => {
    expect(readFileSync(join(workspaceRoot, folder, 'index.ts'), 'utf8')).toBe(
      buildMigrationModule(listMigrationNames(folder)),
    );
  },
);

test('modules have folders of their own', () => {
  expect(listMigrationFolders()).toContain('mfe-account/api/src/migrations');
});

test('a new migration runs after all that were numbered, and two begun at other minutes have other names', () => {
  const first = createMigrationName('jobs', new Date('2026-11-23T03:20:59Z'));
  expect(first).toBe('20261123-0320-jobs');
  expect(
    ['0062-account-changes', first, createMigrationName('mail', new Date('2026-11-23T03:21:00Z'))].sort(),
  ).toEqual(['0062-account-changes', first, '20261123-0321-mail']);
});
