import { computeDomainStatus, computeNextCheck, type DomainStatus } from './domain-status';

const HOUR = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');
const fresh: DomainStatus = {
  state: 'AGUARDANDO',
  ownership: 'WAITING',
  routing: 'WAITING',
  certificate: 'WAITING',
  problem: null,
  verifiedAt: null,
  unprovenSince: null,
};
const activeStatus: DomainStatus = {
  ...fresh,
  state: 'ATIVO',
  ownership: 'OK',
  routing: 'OK',
  certificate: 'OK',
  verifiedAt: new Date('2026-11-01T12:00:00Z'),
};
const createCheck = {
  host: 'www.sol.com.br',
  expected: [
    { type: 'TXT' as const, name: '_girassol.www.sol.com.br', value: 'girassol-site=a' },
    { type: 'CNAME' as const, name: 'www.sol.com.br', value: 'sites.exemplo.com.br' },
  ],
  certificate: 'NONE' as const,
  isContested: false,
  now,
};
const nothing = { found: [], isOwned: false, isRouted: false };

test('proven and led here, it waits for its certificate', () => {
  const after = computeDomainStatus(fresh, {
    ...createCheck,
    findings: { found: [], isOwned: true, isRouted: true },
  });
  expect(after).toMatchObject({ state: 'VERIFICADO', certificate: 'WAITING', verifiedAt: now });
});

test('zones that do not answer change nothing but the words', () => {
  const after = computeDomainStatus(activeStatus, {
    ...createCheck,
    findings: { ...nothing, failure: 'Sem resposta.' },
  });
  expect(after).toEqual({ ...activeStatus, problem: 'Sem resposta.' });
});

test('a proof that is away for three days is over, and one that comes back is as before', () => {
  const away = computeDomainStatus(activeStatus, {
    ...createCheck,
    findings: { ...nothing, isRouted: true },
  });
  expect(away).toMatchObject({
    state: 'COM_PROBLEMA',
    verifiedAt: activeStatus.verifiedAt,
    unprovenSince: now,
  });
  expect(away.problem).toContain('três dias');
  const later = { ...createCheck, now: new Date(now.getTime() + 73 * HOUR) };
  expect(computeDomainStatus(away, { ...later, findings: nothing })).toMatchObject({
    state: 'COM_PROBLEMA',
    verifiedAt: null,
  });
  const back = { found: [], isOwned: true, isRouted: true };
  expect(computeDomainStatus(away, { ...createCheck, certificate: 'ACTIVE', findings: back })).toEqual(
    activeStatus,
  );
});

test('behind a proxy it says which switch to turn', () => {
  const found = [{ type: 'A' as const, name: 'www.sol.com.br', value: '104.21.5.9' }];
  const after = computeDomainStatus(fresh, {
    ...createCheck,
    findings: { found, isOwned: true, isRouted: false },
  });
  expect(after.problem).toContain('nuvem laranja');
});

test('it is looked at every 30 seconds, then more seldom, then once a day', () => {
  const waits = (age: number, standing = fresh) =>
    (computeNextCheck(new Date(now.getTime() - age), standing, now).getTime() - now.getTime()) / 1_000;
  expect([waits(0), waits(600_000), waits(10 * HOUR), waits(49 * HOUR)]).toEqual([30, 60, 300, 86_400]);
  expect(waits(0, activeStatus)).toBe(86_400);
  expect(waits(49 * HOUR, { ...activeStatus, state: 'COM_PROBLEMA', unprovenSince: now })).toBe(3_600);
});
