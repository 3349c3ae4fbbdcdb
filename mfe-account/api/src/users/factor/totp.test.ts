import { buildTotpUri, computeTotpCode, createTotpSecret, findTotpStep, getTotpStep } from './totp';

/** ASCII "12345678901234567890" of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the vector of RFC 6238 for %d seconds is %s', (seconds, code) => {
  expect(computeTotpCode(SECRET, getTotpStep(seconds * 1000))).toBe(code);
});

test('a code is accepted one step early or late, never twice, and no other one', () => {
  const now = 1_790_000_010_000;
  const step = getTotpStep(now);
  const find = (at: number, after = 0) =>
    findTotpStep(computeTotpCode(SECRET, at), { secret: SECRET, after, now });
  expect([step - 2, step - 1, step, step + 1, step + 2].map((at) => find(at))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect([find(step, step), find(step - 1, step), find(step + 1, step)]).toEqual([null, null, step + 1]);
  for (const code of ['', '12345', '1234567', 'abcdef', 'çççççç', '１２３４５６'])
    expect(findTotpStep(code, { secret: SECRET, after: 0, now })).toBeNull();
});

test('secrets have 160 bits, and differ', () => {
  const secrets = new Set(Array.from({ length: 50 }, createTotpSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address for authenticators escapes names', () => {
  expect(buildTotpUri({ secret: 'ABC', email: 'a&b@x.test', issuer: 'Sol & Cia' })).toBe(
    'otpauth://totp/Sol%20%26%20Cia:a%26b%40x.test?secret=ABC&issuer=Sol%20%26%20Cia&algorithm=SHA1&digits=6&period=30',
  );
});
