import { listEntriesSeenTwice } from './list-entries-seen-twice';

const nav = '<nav> Menu principal';

/** Creates a look that returns other texts each time, and a wait that rejects as after a time-out. */
function createLook(...finds: string[][]) {
  const look = jest.fn(async () => finds.shift() ?? []);
  const wait = jest.fn(() => Promise.reject(new Error('Timeout 5000ms exceeded.')));
  return { look, wait };
}

test('a part that is drawn late is not said to be gone', async () => {
  const { look, wait } = createLook([nav], []);
  expect(await listEntriesSeenTwice(look, wait)).toEqual([]);
  expect(wait).toHaveBeenCalledTimes(1);
});

test('a part that stays away is said, and only what both looks missed', async () => {
  const { look, wait } = createLook([nav], [nav, '<header>']);
  expect(await listEntriesSeenTwice(look, wait)).toEqual([nav]);
});

test('where nothing is missing nobody waits', async () => {
  const { look, wait } = createLook([]);
  expect(await listEntriesSeenTwice(look, wait)).toEqual([]);
  expect(wait).not.toHaveBeenCalled();
});
