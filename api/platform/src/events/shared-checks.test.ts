import { createSessionCheckCache } from './shared-checks';

test('streams of one session that beat together ask once, those of others for themselves, and later again', async () => {
  let now = 0;
  const look = jest.fn(async () => 'holds');
  const checks = createSessionCheckCache<string>(100, () => now);
  await Promise.all([checks.ask('a', look), checks.ask('a', look), checks.ask('b', look)]);
  expect(look).toHaveBeenCalledTimes(2);
  now = 99;
  await checks.ask('a', look);
  expect(look).toHaveBeenCalledTimes(2);
  now = 100;
  await checks.ask('a', look);
  expect(look).toHaveBeenCalledTimes(3);
  checks.forget('a');
  await checks.ask('a', look);
  expect(look).toHaveBeenCalledTimes(4);
});
