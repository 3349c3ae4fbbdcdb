import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findReleasedRevision, listReleasedTests, replaceMigrations } from './released.mjs';
import { workspaceRoot } from './workspace.mjs';

const PLATFORM = 'api/migrations';
const AREA = 'mfe-a/migrations';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'girassol-released-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = path, folder = root): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
function commit(path: string, text = path): string {
  write(path, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', path);
  return git('rev-parse', 'HEAD');
}
const find = () => findReleasedRevision(root, [PLATFORM, AREA]);

test('without tags the released program is the one before the newest migration', () => {
  git('init', '--quiet');
  commit(`${PLATFORM}/0001-first.ts`);
  const before = commit('program.ts');
  commit(`${AREA}/0002-second.ts`);
  commit('program.ts', 'changed');
  commit(`${PLATFORM}/index.ts`);
  expect(find()).toBe(before);
  expect(find()).not.toBe(git('rev-parse', 'HEAD'));
});

test('a migration that is not committed has the last commit before it', () => {
  git('init', '--quiet');
  commit(`${PLATFORM}/0001-first.ts`);
  const head = commit('program.ts');
  write(`${AREA}/0002-second.ts`);
  expect(find()).toBe(head);
});

test('a tag of a release comes before both', () => {
  git('init', '--quiet');
  commit(`${PLATFORM}/0001-first.ts`);
  git('tag', 'v10.58.0');
  commit(`${PLATFORM}/0002-second.ts`);
  commit(`${PLATFORM}/0003-third.ts`);
  expect(find()).toBe('v10.58.0');
});

test('without a history, or with only its last commit, nothing is found', () => {
  expect(find()).toBeUndefined();
  git('init', '--quiet');
  commit(`${PLATFORM}/0001-first.ts`);
  expect(find()).toBeUndefined();
});

test('an older program gets exactly the migrations of this one, those of new modules with the platform', () => {
  const old = join(root, 'old');
  write(`${PLATFORM}/0001-first.ts`);
  write(`${PLATFORM}/0002-second.ts`);
  write(`${AREA}/0003-third.ts`);
  write(`${PLATFORM}/0001-first.ts`, '', old);
  write(`${PLATFORM}/0001-left.ts`, '', old);
  replaceMigrations(old, { root, folders: [PLATFORM, AREA] });
  expect(readdirSync(join(old, PLATFORM)).sort()).toEqual([
    '0001-first.ts',
    '0002-second.ts',
    '0003-third.ts',
    'index.ts',
  ]);
  expect(readFileSync(join(old, PLATFORM, 'index.ts'), 'utf8')).toContain("'0003-third': m0003Third");
  expect(existsSync(join(old, AREA))).toBe(false);
});

test('the chosen tests exist', () => {
  expect(listReleasedTests(workspaceRoot).length).toBeGreaterThan(15);
  expect(listReleasedTests(root)).toEqual([]);
});
