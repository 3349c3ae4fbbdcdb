import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMigrationModule, listMigrationFolders } from './migrations.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * Tests of the released program that run on the schema of the new one: every reading and every writing call of the contract,
 * public pages, webhooks, jobs, and a path through each area. Tests about the schema itself are none of them.
 */
const CHOSEN = [
  ...['read-only-calls', 'simultaneous-calls', 'simultaneous-pages', 'simultaneous-webhooks'].map(
    (name) => `api/test/${name}.test.ts`,
  ),
  ...['jobs/jobs.test.ts', 'mail/mail.test.tsx', 'notifications/notifications.test.ts'].map(
    (path) => `api/platform/src/${path}`,
  ),
  ...['customers/customers', 'financings/financings', 'imports/customers-import', 'kanbans/move-item'].map(
    (path) => `api/src/areas/${path}.test.ts`,
  ),
  ...['notes/notes', 'proposals/proposal-steps', 'sales/sales', 'signatures/signing'].map(
    (path) => `api/src/areas/${path}.test.ts`,
  ),
  'api/src/areas/websites/site/publishing/publishing.test.ts',
  'mfe-account/api/src/signup/signup.test.ts',
  'mfe-account/api/src/users/sessions.test.ts',
  'mfe-support/api/src/tickets/tickets.test.ts',
  'shell/api/src/notifications/notifications.test.ts',
];

/** Lists the chosen tests that a program has. */
export const listReleasedTests = (folder) => CHOSEN.filter((file) => existsSync(join(folder, file)));

/**
 * Finds the revision of the program that was released last: the newest tag `v…` before HEAD; without tags the commit before
 * the newest migration, or HEAD where that migration is not committed yet.
 *
 * @param {string} root  Folder of the repository.
 * @param {readonly string[]} folders  Folders of migrations.
 * @returns {string | undefined} undefined where the history does not tell.
 */
export function findReleasedRevision(root = workspaceRoot, folders = listMigrationFolders()) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  if (tag) return tag;
  const isMigration = (file) => /\/\d[^/]*\.ts$/.test(file);
  const uncommitted = git('status', '--porcelain', '--untracked-files=all', '--', ...folders) ?? '';
  if (uncommitted.split('\n').some(isMigration)) return git('rev-parse', 'HEAD');
  const patterns = folders.map((folder) => `:(glob)${folder}/[0-9]*.ts`);
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', ...patterns);
  return newest ? git('rev-parse', '--verify', '--quiet', `${newest}^`) : undefined;
}

/** Writes the program of a revision into a folder. Returns true where that worked. */
export function unpackRevision(revision, folder) {
  const archive = join(folder, 'released.tar');
  mkdirSync(folder, { recursive: true });
  const steps = [
    ['git', ['archive', '--output', archive, revision], workspaceRoot],
    ['tar', ['-xf', archive], folder],
  ];
  const isDone = steps.every(([command, args, cwd]) => spawnSync(command, args, { cwd }).status === 0);
  rmSync(archive, { force: true });
  return isDone;
}

/**
 * Gives an older program the migrations of this one: its tests then run on the schema of this one. Migrations of an area
 * that was no module then go to the platform's. A program would refuse a database that a newer one has migrated, when it
 * starts; one that runs already meets exactly that.
 */
export function replaceMigrations(folder, { root = workspaceRoot, folders = listMigrationFolders() } = {}) {
  const [platform = '', ...modules] = folders;
  const isListed = (file) => /^\d.*\.ts$/.test(file);
  const copy = (from, to) => {
    for (const file of readdirSync(join(root, from)).filter(isListed))
      cpSync(join(root, from, file), join(folder, to, file));
  };
  for (const name of folders.filter((one) => existsSync(join(folder, one))))
    for (const file of readdirSync(join(folder, name)).filter(isListed)) rmSync(join(folder, name, file));
  copy(platform, platform);
  for (const name of modules) copy(name, existsSync(join(folder, name)) ? name : platform);
  for (const name of folders.filter((one) => existsSync(join(folder, one))))
    writeFileSync(
      join(folder, name, 'index.ts'),
      buildMigrationModule(
        readdirSync(join(folder, name))
          .filter(isListed)
          .map((file) => file.slice(0, -3))
          .sort(),
      ),
    );
}
