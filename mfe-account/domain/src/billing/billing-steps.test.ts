import { addDays, countDaysBetween } from '@girassol/shared-domain';
import {
  type BillingFacts,
  type BillingStep,
  findNextBillingDay,
  listBillingSteps,
  listDueBillingSteps,
} from './billing-steps';
import { paymentMethods } from './payment-methods';
import { computePaidPeriod } from './periods';

const PAID_UNTIL = '2026-12-01';
const buildFacts = (changes: Partial<BillingFacts> = {}): BillingFacts => ({
  paidUntil: PAID_UNTIL,
  agreedDueOn: null,
  openUpgrade: null,
  periodStarts: [],
  isTrial: false,
  isCanceled: false,
  isMoneyBack: false,
  isSuspended: false,
  method: 'pix',
  hasAuthorization: false,
  cardExpires: null,
  isCardDead: false,
  done: new Set(),
  ...changes,
});

/** Steps of a kind as days from the due day. */
const daysOf = (kind: BillingStep['kind'], changes: Partial<BillingFacts> = {}): number[] =>
  listBillingSteps(buildFacts(changes))
    .filter((step) => step.kind === kind)
    .map(({ day }) => countDaysBetween(PAID_UNTIL, day));

const card = { method: 'card', cardExpires: '2028-05' } as const;
const automatic = { method: 'pixAutomatic', hasAuthorization: true } as const;

test.each(paymentMethods)(
  'a renewal by %s is announced 30 days before, and issued 10 days before',
  (method) => {
    expect([daysOf('tellPrices', { method }), daysOf('issueRenewal', { method })]).toEqual([[-30], [-10]]);
  },
);

test.each([
  ['pix', { method: 'pix' }, [-7, -1, 3, 7]],
  ['boleto', { method: 'boleto' }, [-7, -1, 3, 7]],
  ['Pix Automático', automatic, [-7, 3, 7]],
  ['card', card, [3, 7]],
] as const)('whoever pays by %s is reminded on its days', (_name, facts, days) => {
  expect(daysOf('remind', facts)).toEqual(days);
});

test('reminders, tries by card and status follow the due day that an operator agreed, and are done again', () => {
  const agreedDueOn = addDays(PAID_UNTIL, 20);
  const moved = { ...card, agreedDueOn };
  expect([daysOf('chargeCard', moved), daysOf('remind', moved)]).toEqual([
    [20, 21, 23, 25],
    [23, 27],
  ]);
  expect([daysOf('issueRenewal', moved), daysOf('tellPrices', moved)]).toEqual([[-10], [-30]]);
  const statusDays = daysOf('applyStatus', moved);
  expect([statusDays[0], statusDays[1], statusDays.at(-1)]).toEqual([0, 20, 80]);
  const before = listBillingSteps(buildFacts(card)).filter(({ kind }) => kind === 'chargeCard');
  const done = new Set(before.map(({ key }) => key));
  expect(daysOf('chargeCard', { ...moved, done })).toEqual([20, 21, 23, 25]);
  // An earlier day does not shorten what is paid.
  expect(daysOf('applyStatus', { agreedDueOn: addDays(PAID_UNTIL, -5) })).toEqual(daysOf('applyStatus'));
});

test.each([
  ['a day with banks', '2026-06-10', '2026-06-12'],
  ['a Friday', '2026-06-12', '2026-06-16'],
  ['a Saturday', '2026-06-13', '2026-06-17'],
  ['a Monday of carnival', '2026-02-16', '2026-02-20'],
])(
  'a change of plan that is due on %s and that nobody pays ends when a boleto has cleared',
  (_day, dueOn, end) => {
    const openUpgrade = { chargeId: 'a', dueOn };
    for (const changes of [{}, { isCanceled: true }]) {
      const steps = listBillingSteps(buildFacts({ openUpgrade, ...changes }));
      expect(steps.filter(({ kind }) => kind === 'expireUpgrade').map(({ day }) => day)).toEqual([end]);
    }
  },
);

test('a card is charged on the due day, and after soft refusals on three other days', () => {
  expect(daysOf('chargeCard', card)).toEqual([0, 1, 3, 5]);
  for (const none of [
    { ...card, isCardDead: true },
    { ...card, isSuspended: true },
    { ...card, isCanceled: true },
    { method: 'card', cardExpires: null } as const,
    { ...card, method: 'pix' } as const,
  ])
    expect(daysOf('chargeCard', none)).toEqual([]);
});

test('Pix Automático is scheduled with its charge, and read on every day of its tries', () => {
  expect(daysOf('scheduleDebit', automatic)).toEqual([-10]);
  expect(daysOf('readDebit', automatic)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(daysOf('scheduleDebit', { method: 'pixAutomatic' })).toEqual([]);
  expect(daysOf('readDebit')).toEqual([]);
  // It must be issued first, on the same day.
  const kinds = listBillingSteps(buildFacts(automatic)).map(({ kind }) => kind);
  expect(kinds.indexOf('issueRenewal')).toBeLessThan(kinds.indexOf('scheduleDebit'));
});

test('the owner of a card is told 30 and 7 days before its last day', () => {
  const days = (cardExpires: string) =>
    listBillingSteps(buildFacts({ method: 'card', cardExpires }))
      .filter(({ kind }) => kind === 'tellCardExpiry')
      .map(({ day }) => day);
  expect(days('2026-12')).toEqual(['2026-12-01', '2026-12-24']);
  expect(days('2028-02')).toEqual(['2028-01-30', '2028-02-22']);
});

test('a canceled subscription is neither charged nor reminded: its status is looked at only', () => {
  for (const facts of [{}, card, automatic])
    expect(
      new Set(listBillingSteps(buildFacts({ ...facts, isCanceled: true })).map(({ kind }) => kind)),
    ).toEqual(new Set(['applyStatus']));
});

test('the status is looked at on each day on which it may change', () => {
  expect(daysOf('applyStatus')).toEqual([0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 60]);
});

test('the status is looked at once more on the first day of a period that was paid before', () => {
  const ahead = { paidUntil: '2027-12-01', periodStarts: [PAID_UNTIL] };
  const getDays = (done: string[]) =>
    listDueBillingSteps(buildFacts({ ...ahead, done: new Set(done) }), '2026-12-31').map(({ day }) => day);
  expect(getDays([])).toEqual([PAID_UNTIL]);
  // Paid on its due day or later, when that day's look is done.
  const [look] = listBillingSteps(buildFacts()).filter(({ kind }) => kind === 'applyStatus');
  expect(getDays([look?.key ?? ''])).toEqual([]);
});

test('steps are in the order of their days, and none has the key of another', () => {
  for (const facts of [{}, card, automatic]) {
    const steps = listBillingSteps(buildFacts(facts));
    expect(steps.map(({ day }) => day)).toEqual(steps.map(({ day }) => day).sort());
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  }
});

/** Moves a clock on day by day, does what is due, and returns what was done. The renewal is paid on `paidOn`. */
function runClock(
  facts: Partial<BillingFacts>,
  { from, to, skip = () => false }: { from: string; to: string; skip?: (today: string) => boolean },
): { day: string; step: BillingStep }[] {
  const done = new Set<string>();
  const ran: { day: string; step: BillingStep }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (skip(day)) continue;
    for (const step of listDueBillingSteps(buildFacts({ ...facts, done }), day)) {
      done.add(step.key);
      ran.push({ day, step });
    }
  }
  return ran;
}

test.each([
  ['pix', {}],
  ['card', card],
  ['Pix Automático', automatic],
])('every step of %s is done on its day and once, and after a standstill late but once', (_name, facts) => {
  const range = { from: '2026-10-01', to: '2027-03-01' };
  const all = listBillingSteps(buildFacts(facts)).filter(({ day }) => day <= range.to);
  const ran = runClock(facts, range);
  expect(ran.map(({ step }) => step.key)).toEqual(all.map(({ key }) => key));
  expect(ran.every(({ day, step }) => day === step.day)).toBe(true);

  const late = runClock(facts, { ...range, skip: (today) => today > '2026-11-05' && today < '2026-12-04' });
  expect(late.map(({ step }) => step.key)).toEqual(all.map(({ key }) => key));
});

test('the next day is the one of the next step, and there is none after the end', () => {
  const facts = buildFacts();
  expect(findNextBillingDay(facts, '2026-01-01')).toBe('2026-11-01');
  expect(findNextBillingDay(facts, '2026-11-01')).toBe('2026-11-21');
  expect(findNextBillingDay(facts, '2026-12-21')).toBe('2027-01-30');
  expect(findNextBillingDay(facts, '2027-01-30')).toBeNull();
});

test('three periods on, each period has its own steps, and those of the one before are not done again', () => {
  const done = new Set<string>();
  const issued: string[] = [];
  for (const number of [0, 1, 2]) {
    const { end: paidUntil } = computePaidPeriod('2026-01-31', 1, number);
    const facts = buildFacts({ ...card, paidUntil, done });
    // Paid on its due day: nothing that comes later is due.
    for (const step of listDueBillingSteps(facts, paidUntil)) {
      done.add(step.key);
      if (step.kind === 'issueRenewal' || step.kind === 'chargeCard') issued.push(`${step.kind} ${step.day}`);
    }
    expect(listDueBillingSteps(facts, paidUntil)).toEqual([]);
  }
  expect(issued).toEqual([
    'issueRenewal 2026-02-18',
    'chargeCard 2026-02-28',
    'issueRenewal 2026-03-21',
    'chargeCard 2026-03-31',
    'issueRenewal 2026-04-20',
    'chargeCard 2026-04-30',
  ]);
});

test('the end of a trial is told three days and one day before it, and nothing is charged for it', () => {
  const trial = { isTrial: true } as const;
  expect(daysOf('tellTrialEnd', trial)).toEqual([-3, -1]);
  for (const kind of ['tellPrices', 'issueRenewal', 'remind', 'chargeCard'] as const)
    expect(daysOf(kind, { ...card, ...trial })).toEqual([]);
  expect(daysOf('applyStatus', trial)).toContain(0);
  expect(daysOf('tellTrialEnd', { ...trial, isCanceled: true })).toEqual([]);
  expect(daysOf('tellTrialEnd')).toEqual([]);
});
