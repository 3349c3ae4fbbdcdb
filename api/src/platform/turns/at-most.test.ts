import { letTimePass } from '../../../test/wait-until';
import { atMost } from './at-most';

test('so many at a time, a line behind them, and a word for whoever comes later', async () => {
  const inTurn = atMost(2, 1, () => new Error('busy'));
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await letTimePass(20);
    running -= 1;
  };
  const taken = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toThrow('busy');
  await Promise.all(taken);
  expect(most).toBe(2);
  await inTurn(work);
});
