import { addDays, isBankDay, toIsoDate } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { computeSubscriptionStatus, type PaidCharge, type Subscription } from './subscription-status';

const subscription: Subscription = {
  planId: 2,
  vendors: 2,
  monthsPerPeriod: 12,
  trialUntil: null,
  canceledOn: null,
};
const period = (periodEnd: string, changes: Partial<PaidCharge> = {}): PaidCharge => ({
  planId: 2,
  vendors: 2,
  periodStart: addDays(periodEnd, -365),
  periodEnd,
  ...changes,
});

/** Status on a day of an account whose paid period ends on `paidUntil`. */
const statusOn = (
  paidUntil: string,
  today: string,
  { outstandingTryOn = null, ...changes }: Partial<Subscription> & { outstandingTryOn?: string | null } = {},
) =>
  computeSubscriptionStatus(
    { ...subscription, ...changes },
    { paid: [period(paidUntil)], outstandingTryOn },
    today,
  );

/** Days of the grace after a due day: the last one on which everything works. */
const getGraceUntil = (paidUntil: string, outstandingTryOn: string | null = null) =>
  statusOn(paidUntil, paidUntil, { outstandingTryOn }).graceUntil;

/** A Wednesday; its tenth day is a Friday, before any holiday. */
const DUE = '2026-06-10';

test.each([
  [-1, 'active', true, 'ACTIVE'],
  [0, 'pastDue', true, 'ACTIVE'],
  [1, 'pastDue', true, 'ACTIVE'],
  [9, 'pastDue', true, 'ACTIVE'],
  [10, 'suspended', false, 'INACTIVE'],
  [59, 'suspended', false, 'INACTIVE'],
  [60, 'ended', false, 'CANCELED'],
  [400, 'ended', false, 'CANCELED'],
] as const)('[billing-027] %i days from the due day an account is %s', (days, state, statusOk, status) => {
  expect(statusOn(DUE, addDays(DUE, days))).toMatchObject({ state, statusOk, status, paidUntil: DUE });
});

test('grace, suspension and end follow the due day that an operator agreed', () => {
  const agreedDueOn = '2026-06-24';
  const on = (today: string, changes: Partial<Subscription> = {}) =>
    computeSubscriptionStatus(
      { ...subscription, ...changes },
      { paid: [period(DUE)], outstandingTryOn: null, agreedDueOn },
      today,
    );
  expect(on('2026-06-23')).toMatchObject({ state: 'active', statusOk: true, graceUntil: null });
  expect(on('2026-06-24')).toMatchObject({ state: 'pastDue', graceUntil: '2026-07-03' });
  expect(on('2026-07-03').state).toBe('pastDue');
  expect(on('2026-07-04').state).toBe('suspended');
  expect(on(addDays(agreedDueOn, 59)).state).toBe('suspended');
  expect(on(addDays(agreedDueOn, 60)).state).toBe('ended');
  expect(on(DUE, { canceledOn: '2026-06-01' }).state).toBe('ended');
});

test('a day is told to pay until while an account is past due, and at no other time', () => {
  const days = [-1, 0, 9, 10, 60].map((days) => statusOn(DUE, addDays(DUE, days)).graceUntil);
  expect(days).toEqual([null, '2026-06-19', '2026-06-19', null, null]);
});

test.each([
  // A Saturday is payable on Monday, and the grace counts from there.
  ['on a Saturday', '2026-06-13', '2026-06-24'],
  ['on Christmas, a Friday', '2026-12-25', '2027-01-06'],
  ['on the Monday of carnival', '2027-02-08', '2027-02-19'],
  ['on the last day of carnival', '2027-02-09', '2027-02-19'],
  ['on Corpus Christi', '2026-06-04', '2026-06-15'],
  ['so that the grace would end on a Sunday', '2026-06-05', '2026-06-15'],
  ['so that the grace would end on Christmas', '2026-12-16', '2026-12-28'],
  ['so that the grace would end in carnival', '2027-01-29', '2027-02-10'],
])('an account that is due %s has bank days to pay on', (_title, due, expected) => {
  const last = getGraceUntil(due) ?? '';
  expect(last).toBe(expected);
  expect(isBankDay(last)).toBe(true);
  expect(statusOn(due, last).statusOk).toBe(true);
  expect(statusOn(due, addDays(last, 1)).statusOk).toBe(false);
});

test('every due day of ten years leaves at least nine days, and ends well before the account does', () => {
  for (let due = '2026-01-01'; due < '2036-01-01'; due = addDays(due, 1)) {
    const last = getGraceUntil(due) ?? '';
    expect(last >= addDays(due, 9) && last <= addDays(due, 19) && isBankDay(last)).toBe(true);
  }
});

test('a try that is still to come is waited for, with the bank day after it', () => {
  expect(getGraceUntil(DUE, addDays(DUE, 3))).toBe('2026-06-19');
  // Its answer comes on Saturday, and is known on Monday.
  expect(getGraceUntil(DUE, '2026-06-19')).toBe('2026-06-22');
});

test('nothing that was paid is no access, whether canceled or not', () => {
  const status = (canceledOn: string | null) =>
    computeSubscriptionStatus(
      { ...subscription, canceledOn },
      { paid: [], outstandingTryOn: null },
      '2026-06-10',
    );
  expect(status(null)).toMatchObject({
    state: 'pending',
    statusOk: false,
    status: 'INACTIVE',
    paidUntil: null,
  });
  expect(status('2026-06-01')).toMatchObject({ state: 'pending', statusOk: false, status: 'CANCELED' });
});

test('a trial works to its last day, owes nothing afterwards, and ends after 60 days', () => {
  const on = (today: string, canceledOn: string | null = null) =>
    computeSubscriptionStatus(
      { ...subscription, trialUntil: '2026-06-13', canceledOn },
      { paid: [], outstandingTryOn: null },
      today,
    );
  expect(on('2026-06-12')).toMatchObject({ state: 'active', statusOk: true, plan: 'CRM' });
  // No grace for the Saturday: nothing is owed.
  expect(on('2026-06-13')).toMatchObject({ state: 'suspended', statusOk: false, graceUntil: null });
  expect(on('2026-08-11').state).toBe('suspended');
  expect(on('2026-08-12').state).toBe('ended');
  expect(on('2026-06-12', '2026-06-02').state).toBe('active');
  expect(on('2026-06-13', '2026-06-02').state).toBe('ended');
});

test('a trial in which something is paid lasts as long as what is paid, and never less than promised', () => {
  const on = (today: string, periodEnd: string) =>
    computeSubscriptionStatus(
      { ...subscription, trialUntil: '2026-06-13' },
      { paid: [period(periodEnd)], outstandingTryOn: null },
      today,
    );
  expect(on('2026-06-12', '2027-06-13')).toMatchObject({ state: 'active', paidUntil: '2027-06-13' });
  expect(on('2026-06-12', '2026-06-01')).toMatchObject({ state: 'active', paidUntil: '2026-06-13' });
});

test('[billing-026] a cancellation keeps the access to the end of what is paid, and no day longer', () => {
  const canceledOn = '2026-05-01';
  expect(statusOn(DUE, addDays(DUE, -1), { canceledOn })).toMatchObject({ state: 'active', statusOk: true });
  for (const days of [0, 5, 60])
    expect(statusOn(DUE, addDays(DUE, days), { canceledOn })).toMatchObject({
      state: 'ended',
      statusOk: false,
      status: 'CANCELED',
      graceUntil: null,
    });
});

test('plan and vendors are those of the period that runs, and an upgrade is of its own day', () => {
  const paid = [
    period('2027-01-01', { periodStart: '2026-01-01', planId: 1, vendors: 1 }),
    period('2027-01-01', { periodStart: '2026-06-10', planId: 3, vendors: 5 }),
    period('2028-01-01', { periodStart: '2027-01-01', planId: 2, vendors: 2 }),
  ];
  const on = (today: string, ledger = paid) => {
    const status = computeSubscriptionStatus(
      { ...subscription, planId: 1, vendors: 9 },
      { paid: ledger, outstandingTryOn: null },
      today,
    );
    return [status.plan, status.vendors, status.paidUntil];
  };
  expect(on('2026-06-09')).toEqual(['BASIC', 1, '2028-01-01']);
  expect(on('2026-06-10')).toEqual(['ENTERPRISE', 5, '2028-01-01']);
  expect(on('2026-12-31')).toEqual(['ENTERPRISE', 5, '2028-01-01']);
  expect(on('2027-01-01')).toEqual(['CRM', 2, '2028-01-01']);
  // The last one stays in view once nothing is paid any longer, in whatever order the charges are read.
  expect(on('2028-01-01')).toEqual(['CRM', 2, '2028-01-01']);
  expect(on('2027-01-01', paid.toReversed())).toEqual(['CRM', 2, '2028-01-01']);
});

testAtHoursOfTheDay(
  'an account ends its grace with the day in São Paulo',
  () => {
    const today = toIsoDate(Date.now());
    expect(statusOn(DUE, today).statusOk).toBe(true);
    expect(statusOn(DUE, addDays(today, 1)).statusOk).toBe(false);
  },
  { day: '2026-06-19' },
);
