import { seenTwice } from './seen-twice';

const nav = '<nav> Menu principal';

/** A look that finds something else each time, and a wait that fails as one does that ran out of time. */
function looking(...finds: string[][]) {
  const look = jest.fn(async () => finds.shift() ?? []);
  const wait = jest.fn(() => Promise.reject(new Error('Timeout 5000ms exceeded.')));
  return { look, wait };
}

test('a part that is drawn late is not said to be gone', async () => {
  const { look, wait } = looking([nav], []);
  expect(await seenTwice(look, wait)).toEqual([]);
  expect(wait).toHaveBeenCalledTimes(1);
});

test('a part that stays away is said, and only what both looks missed', async () => {
  const { look, wait } = looking([nav], [nav, '<header>']);
  expect(await seenTwice(look, wait)).toEqual([nav]);
});

test('where nothing is missing nobody waits', async () => {
  const { look, wait } = looking([]);
  expect(await seenTwice(look, wait)).toEqual([]);
  expect(wait).not.toHaveBeenCalled();
});
