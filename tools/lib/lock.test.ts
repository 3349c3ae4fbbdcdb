import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'girassol-lock-'));
const path = join(folder, 'pack.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Work that is done once it is told so. */
function worker(name: string, log: string[]) {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    log.push(`${name} begins`);
    await finished;
    log.push(`${name} ends`);
  };
  return { work, finish: () => finish() };
}

test('the second waits for the first, and nothing stays behind', async () => {
  const log: string[] = [];
  const [one, two] = [worker('one', log), worker('two', log)];
  const first = withLock(path, one.work);
  const second = withLock(path, two.work);
  two.finish();
  one.finish();
  await Promise.all([first, second]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(path)).toBe(false);
});

test('work that fails lets the lock go', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await withLock(path, async () => 'done')).toBe('done');
});

test('the lock of a process that has ended is taken over; that of one that runs is waited for, and then told', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(path);
  writeFileSync(join(path, 'pid'), String(ended));
  expect(await withLock(path, async () => 'done')).toBe('done');

  mkdirSync(path);
  writeFileSync(join(path, 'pid'), String(process.pid));
  await expect(withLock(path, async () => 'done', { maxWait: 1 })).rejects.toThrow(
    `is held by process ${process.pid}`,
  );
});
