import { resolveVisitorKind } from './visitor-kind';

const now = Date.parse('2026-08-01T12:00:00Z');
const session = { expiration: now + 1, isSerranaCalcClient: false, statusOk: true };
const resolveKind = (changes: Partial<typeof session>, isProductHost = true) =>
  resolveVisitorKind({ session: { ...session, ...changes }, isProductHost, now });

test('[shell.access-003] there are five kinds of visitor', () => {
  expect(resolveVisitorKind({ session: null, isProductHost: true, now })).toBe('loggedOut');
  expect(resolveKind({})).toBe('active');
  expect(resolveKind({ statusOk: false })).toBe('inactive');
  expect(resolveKind({ isSerranaCalcClient: true })).toBe('calculatorOnly');
  expect(resolveKind({}, false)).toBe('unknownHost');
});

test('[shell.access-011] an unknown host wins over all, the calculator over the account state', () => {
  expect(resolveKind({ isSerranaCalcClient: true }, false)).toBe('unknownHost');
  expect(resolveKind({ isSerranaCalcClient: true, statusOk: false })).toBe('calculatorOnly');
});

test('[shell.session-003] a session that ended makes nobody logged in', () => {
  expect(resolveKind({ expiration: now })).toBe('loggedOut');
  expect(resolveKind({ expiration: now, isSerranaCalcClient: true })).toBe('loggedOut');
});
