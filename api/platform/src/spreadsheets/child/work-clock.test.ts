import { createWorkTimeLimit } from './work-clock';

afterEach(() => jest.useRealTimers());

test('time runs while work is waited for, all of it together, and stands still between', async () => {
  jest.useFakeTimers();
  const onLate = jest.fn();
  const within = createWorkTimeLimit(1_000, onLate);
  const wait = (ms: number) => within(new Promise((resolve) => setTimeout(resolve, ms)));
  const first = wait(600);
  await jest.advanceTimersByTimeAsync(600);
  await first;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onLate).not.toHaveBeenCalled();
  const second = wait(600);
  await jest.advanceTimersByTimeAsync(390);
  expect(onLate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(onLate).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(600);
  await second;
});
