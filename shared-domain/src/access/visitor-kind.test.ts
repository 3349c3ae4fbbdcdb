import { visitorKind } from './visitor-kind';

const now = Date.parse('2026-08-01T12:00:00Z');
const session = { expiration: now + 1, isSerranaCalcClient: false, statusOk: true };
const kindOf = (changes: Partial<typeof session>, isProductHost = true) =>
  visitorKind({ session: { ...session, ...changes }, isProductHost, now });

test('[shell.access-003] there are five kinds of visitor', () => {
  expect(visitorKind({ session: null, isProductHost: true, now })).toBe('loggedOut');
  expect(kindOf({})).toBe('active');
  expect(kindOf({ statusOk: false })).toBe('inactive');
  expect(kindOf({ isSerranaCalcClient: true })).toBe('calculatorOnly');
  expect(kindOf({}, false)).toBe('unknownHost');
});

test('[shell.access-011] an unknown host wins over all, the calculator over the account state', () => {
  expect(kindOf({ isSerranaCalcClient: true }, false)).toBe('unknownHost');
  expect(kindOf({ isSerranaCalcClient: true, statusOk: false })).toBe('calculatorOnly');
});

test('[shell.session-003] a session that ended makes nobody logged in', () => {
  expect(kindOf({ expiration: now })).toBe('loggedOut');
  expect(kindOf({ expiration: now, isSerranaCalcClient: true })).toBe('loggedOut');
});
