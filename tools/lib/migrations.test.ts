import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationList, migrationNames, migrationsFolder, nameFor } from './migrations.mjs';

test('the list names every migration of the folder; `npm run migration` writes it', () => {
  expect(readFileSync(join(migrationsFolder, 'index.ts'), 'utf8')).toBe(migrationList(migrationNames()));
});

test('a new migration runs after all that were numbered, and two begun at other minutes have other names', () => {
  const first = nameFor('jobs', new Date('2026-11-23T03:20:59Z'));
  expect(first).toBe('20261123-0320-jobs');
  expect(['0062-account-changes', first, nameFor('mail', new Date('2026-11-23T03:21:00Z'))].sort()).toEqual([
    '0062-account-changes',
    first,
    '20261123-0321-mail',
  ]);
});
