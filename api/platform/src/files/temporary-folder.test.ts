import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder, removeAbandonedFolders, withTemporaryFolder } from './temporary-folder';

let within: string;
beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'girassol-temporary-'));
});
afterEach(() => rmSync(within, { recursive: true, force: true }));

test('a folder names its process and goes with its work', async () => {
  await withTemporaryFolder(within, async (folder) => {
    writeFileSync(join(folder, 'arquivo'), 'x');
    expect(readdirSync(within)).toEqual([expect.stringMatching(`^girassol-${process.pid}-`)]);
  });
  const { path, remove } = createTemporaryFolder(within);
  expect(existsSync(path)).toBe(true);
  await remove();
  expect(readdirSync(within)).toEqual([]);
});

test('what killed processes left goes at the next start; what living ones use, and what is not ours, stays', async () => {
  const dead = spawnSync('true').pid;
  const folders = {
    ofDead: `girassol-${dead}-aB3xY9`,
    // Had this process's number before it: in a container every start has the same one.
    ofNumber: `girassol-${process.pid}-aB3xY9`,
    ofLiving: `girassol-${process.ppid}-aB3xY9`,
    oldProfile: 'girassol-print-aB3xY9',
    newProfile: 'girassol-print-bC4yZ0',
    ofSomebody: 'girassol-copia-2026',
  };
  for (const name of Object.values(folders)) {
    mkdirSync(join(within, name, 'dentro'), { recursive: true });
    writeFileSync(join(within, name, 'dentro', 'arquivo'), 'x');
  }
  writeFileSync(join(within, `girassol-${dead}-aB3xY8`), 'a file');
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  utimesSync(join(within, folders.oldProfile), yesterday, yesterday);

  await removeAbandonedFolders(within);
  expect(readdirSync(within).sort()).toEqual(
    [folders.ofLiving, folders.newProfile, folders.ofSomebody, `girassol-${dead}-aB3xY8`].sort(),
  );
});
