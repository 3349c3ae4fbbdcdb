import { EnergyCreditBank } from './credit-bank';

test('credits live 60 months after the one they were made in', () => {
  const bank = new EnergyCreditBank();
  bank.close(0, 100);
  for (let month = 1; month < 60; month += 1) expect(bank.close(month, 0)).toBe(0);
  expect(bank.take(30, 60)).toBe(30);
  expect(bank.close(60, 0)).toBe(70);
  expect(bank.balance).toBe(0);
});

test('the oldest credits are used first', () => {
  const bank = new EnergyCreditBank();
  bank.close(0, 100);
  for (let month = 1; month < 30; month += 1) bank.close(month, 0);
  bank.close(30, 100);
  expect(bank.take(120, 31)).toBe(120);
  for (let month = 31; month <= 60; month += 1) expect(bank.close(month, 0)).toBe(0);
  expect(bank.balance).toBeCloseTo(80, 9);
  for (let month = 61; month < 90; month += 1) bank.close(month, 0);
  expect(bank.close(90, 0)).toBeCloseTo(80, 9);
});

test('there is never more to take than there is', () => {
  const bank = new EnergyCreditBank();
  bank.close(7, 10);
  expect(bank.take(25, 8)).toBe(10);
  expect(bank.take(1, 8)).toBe(0);
  expect(bank.take(-1, 8)).toBe(0);
});
