import type { GateFinding } from '../../registry/operations';
import { confirmFindings } from './confirm-findings';

const error = (what: string, code: GateFinding['code'] = 'GF-638'): GateFinding => ({
  code,
  severity: 'error',
  what,
  how: 'draw inside the area',
});
const warning: GateFinding = { ...error('a page that was not opened', 'GF-632'), severity: 'warning' };

/** Creates a look that finds other things each time, and nothing once they are used up. */
const createLook = (...finds: GateFinding[][]) =>
  jest.fn(async () => ({ findings: finds.shift() ?? [], browser: 'Chromium' }));

const describeFindings = (findings: GateFinding[]) =>
  findings.map(({ code, severity, what }) => `${code} ${severity} ${what}`);

test('a release without errors is looked at once', async () => {
  const look = createLook([warning]);
  expect(await confirmFindings(look)).toEqual({ findings: [warning], browser: 'Chromium' });
  expect(look).toHaveBeenCalledTimes(1);
});

test('an error that the second look finds again is one, though its amounts and positions differ', async () => {
  const look = createLook(
    [error('/x is drawn again and again, 210 times a second, at /releases/mfe-x/1/2.js:1:20: a()', 'GF-636')],
    [error('/x is drawn again and again, 180 times a second, at /releases/mfe-x/1/2.js:1:90: b()', 'GF-636')],
  );
  const { findings } = await confirmFindings(look);
  expect(describeFindings(findings)).toEqual([
    'GF-636 error /x is drawn again and again, 210 times a second, at /releases/mfe-x/1/2.js:1:20: a()',
  ]);
  expect(look).toHaveBeenCalledTimes(2);
});

test('an error of the first look alone becomes a warning, and never refuses a release', async () => {
  const look = createLook([error("the shell's <nav> is gone")]);
  const { findings } = await confirmFindings(look);
  expect(describeFindings(findings)).toEqual([
    "GF-638 warning the shell's <nav> is gone (seen in one of 3 looks)",
  ]);
  expect(look).toHaveBeenCalledTimes(3);
});

test('an error that only a later look reaches is decided by the third', async () => {
  const found = error('it listens on <nav>');
  const sure = error('it takes away <header>');
  const { findings } = await confirmFindings(createLook([sure], [sure, found], [found]));
  expect(describeFindings(findings)).toEqual([
    'GF-638 error it takes away <header>',
    'GF-638 error it listens on <nav>',
  ]);
});

test('kilobytes that stay are the same leak, however many they are', async () => {
  const look = createLook(
    [error('41 kB stay in memory, each time the area is left', 'GF-641')],
    [error('38 kB stay in memory, each time the area is left', 'GF-641')],
  );
  expect((await confirmFindings(look)).findings).toMatchObject([{ code: 'GF-641', severity: 'error' }]);
});

test('what a look that came to an early end did not try is not missing from the result', async () => {
  const looks = [
    { findings: [error('it did not open')], rounds: 0 },
    { findings: [], rounds: 64 },
    { findings: [], rounds: 64 },
  ];
  const result = await confirmFindings(async () => looks.shift() ?? { findings: [], rounds: 64 });
  expect(result.rounds).toBe(64);
  expect(describeFindings(result.findings)).toEqual([
    'GF-638 warning it did not open (seen in one of 3 looks)',
  ]);
});
