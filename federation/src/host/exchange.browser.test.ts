import { buildManifest } from '../registry/testing';
import { replaceRemoteCode } from './exchange';
import type { LoadableRelease } from './load-module';
import { createStatusStore } from './status-store';

const inWork = () => ({
  ...buildManifest('mfe-a', { version: 'development' }),
  exposes: ['./lifecycles', './card'],
  entry: 'entry.js',
  baseUrl: '/releases/mfe-a/development/',
});

function page(broken?: string) {
  const remotes = [inWork()];
  const statuses = createStatusStore();
  const loaded: string[] = [];
  const restarted: string[] = [];
  const load = async ({ entry, edition }: LoadableRelease, module: string) => {
    if (module === broken) throw new Error(`${module} throws`);
    loaded.push(`${edition} ${entry} ${module}`);
  };
  const take = (entry: string) =>
    replaceRemoteCode('mfe-a', entry, { remotes, load, statuses, restart: (name) => restarted.push(name) });
  return { remotes, statuses, loaded, restarted, take };
}

test('new code takes the place of the old one when all that it exposes has started', async () => {
  const { remotes, statuses, loaded, restarted, take } = page();
  let heard = 0;
  statuses.subscribe(() => {
    heard += 1;
  });
  await take('entry.js?2');
  expect(loaded).toEqual([
    expect.stringContaining('entry.js?2 ./lifecycles'),
    expect.stringContaining('entry.js?2 ./card'),
  ]);
  expect(remotes[0]?.entry).toBe('entry.js?2');
  expect([restarted, statuses.exchangesOf('mfe-a'), heard]).toEqual([['mfe-a'], 1, 1]);

  // The runtime must never take one edition for another.
  await take('entry.js?3');
  expect(new Set(loaded.map((line) => line.split(' ')[0])).size).toBe(2);
});

test('new code that does not start leaves everything as it is', async () => {
  const { remotes, statuses, restarted, take } = page('./card');
  await expect(take('entry.js?2')).rejects.toThrow('./card throws');
  expect(remotes[0]?.entry).toBe('entry.js');
  expect([restarted, statuses.exchangesOf('mfe-a')]).toEqual([[], 0]);
});
