import { buildTestSession, logInForTest } from '@girassol/shared-auth/testing';
import { showSnackbar } from '@girassol/shared-ui';
import { describeWrongClock, showClockWarning } from './show-clock-warning';

let skew = 0;
jest.mock('@girassol/shared-auth', () => ({
  ...jest.requireActual('@girassol/shared-auth'),
  getClockSkew: () => skew,
}));
jest.mock('@girassol/shared-ui', () => ({ showSnackbar: jest.fn() }));

const HOUR = 60 * 60_000;

test.each([
  [-8 * 24 * HOUR, 'está 8 dias adiantado'],
  [-26 * HOUR, 'está 1 dia adiantado'],
  [-3 * HOUR, 'está 3 horas adiantado'],
  [HOUR, 'está 1 hora atrasado'],
  [400 * 24 * HOUR, 'está 400 dias atrasado'],
])('a server that is %d ms ahead: the clock of the computer %s', (skew, words) => {
  expect(describeWrongClock(skew)).toContain(words);
});

test('the warning is shown at a login, not again by a reload, and again at the next login or for another person', () => {
  const shown = () => {
    const { calls } = jest.mocked(showSnackbar).mock;
    return calls.splice(0).map(([{ text }]) => text);
  };
  const ana = buildTestSession();
  let stop = showClockWarning();
  logInForTest(ana);
  expect(shown()).toEqual([]);
  skew = -3 * HOUR;
  logInForTest({ ...ana });
  expect(shown()).toEqual([expect.stringContaining('3 horas adiantado')]);
  logInForTest({ ...ana });
  stop();
  // A reload: the page begins anew, the tab and the session stay.
  stop = showClockWarning();
  logInForTest({ ...ana });
  expect(shown()).toEqual([]);
  skew = -8 * 24 * HOUR;
  logInForTest({ ...ana });
  expect(shown()).toEqual([expect.stringContaining('8 dias adiantado')]);
  logInForTest(buildTestSession({ userId: '0198a000-0000-7000-8000-000000000002' }));
  expect(shown()).toHaveLength(1);
  logInForTest(null);
  logInForTest({ ...ana });
  expect(shown()).toHaveLength(1);
  stop();
});

test('a browser that forbids storage shows it once in a page', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid);
  jest.mocked(showSnackbar).mockClear();
  skew = HOUR * 2;
  const stop = showClockWarning();
  logInForTest(buildTestSession({ userId: '0198a000-0000-7000-8000-000000000003' }));
  logInForTest(
    buildTestSession({ userId: '0198a000-0000-7000-8000-000000000003', email: 'outra@exemplo.com.br' }),
  );
  stop();
  jest.restoreAllMocks();
  expect(showSnackbar).toHaveBeenCalledTimes(1);
});
