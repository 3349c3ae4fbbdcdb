import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolder } from './create-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girassol-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('makes a folder with those above it, and again without a fault', async () => {
  await createFolder(join(folder, 'a', 'b'));
  await createFolder(join(folder, 'a', 'b'));
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
});

test('says what is really wrong', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(createFolder(join(folder, 'file', 'a', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
