import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFolderSharedWithOtherPrograms, removeFilePermissionsOfOthers } from './private-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girassol-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readMode = (path: string) => (statSync(path).mode & 0o7777).toString(8);

test('takes the rights of others from everything below, and leaves links and what they lead to', async () => {
  const outside = join(folder, 'fora');
  writeFileSync(outside, '');
  chmodSync(outside, 0o644);
  const data = join(folder, 'dados');
  mkdirSync(join(data, 'a', 'b'), { recursive: true });
  for (const path of [data, join(data, 'a'), join(data, 'a', 'b')]) chmodSync(path, 0o755);
  const files = ['um', 'a/dois', 'a/b/programa'].map((name) => join(data, name));
  for (const path of files) writeFileSync(path, '');
  for (const path of files) chmodSync(path, 0o666);
  chmodSync(join(data, 'a/b/programa'), 0o755);
  symlinkSync(outside, join(data, 'link'));

  expect(await removeFilePermissionsOfOthers(data)).toEqual([]);
  expect([data, join(data, 'a'), join(data, 'a', 'b')].map(readMode)).toEqual(['700', '700', '700']);
  expect(files.map(readMode)).toEqual(['600', '600', '700']);
  expect(readMode(outside)).toBe('644');
});

test('what is not there is no fault', async () => {
  expect(await removeFilePermissionsOfOthers(join(folder, 'nada'))).toEqual([]);
});

test('a folder that everybody uses is known as one', async () => {
  expect(await isFolderSharedWithOtherPrograms(folder)).toBe(false);
  chmodSync(folder, 0o1777);
  expect(await isFolderSharedWithOtherPrograms(folder)).toBe(true);
  expect(await isFolderSharedWithOtherPrograms('/')).toBe(true);
});
