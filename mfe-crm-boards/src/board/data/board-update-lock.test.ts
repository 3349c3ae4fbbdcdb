import { createBoardUpdateLock } from './board-update-lock';

test('nothing waits at an open gate', async () => {
  await createBoardUpdateLock().whenStill();
});

test('whoever waits goes on when the last hand lets go', async () => {
  const gate = createBoardUpdateLock();
  const first = gate.hold();
  const second = gate.hold();
  const went = jest.fn();
  const waiting = gate.whenStill().then(went);
  first();
  first();
  await Promise.resolve();
  expect(went).not.toHaveBeenCalled();
  second();
  await waiting;
  expect(went).toHaveBeenCalled();
  expect(gate.holds).toBe(2);
});

test('a hand that takes hold right after another keeps those who wait', async () => {
  const gate = createBoardUpdateLock();
  const first = gate.hold();
  const went = jest.fn();
  const waiting = gate.whenStill().then(went);
  first();
  const second = gate.hold();
  await new Promise((done) => setTimeout(done));
  expect(went).not.toHaveBeenCalled();
  second();
  await waiting;
});
