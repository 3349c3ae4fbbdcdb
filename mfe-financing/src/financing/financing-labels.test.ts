import { addDays, toEpochMs } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import {
  computeYearlyPercent,
  countDaysUntilInstallationProof,
  describeFinancingOption,
  describeInstallationProofDeadline,
  formatGracePeriod,
  formatMonthlyInterestRate,
  formatProposalNumberOrZeros,
  toMonthlyPercent,
} from './financing-labels';

test.each([
  [0.0149, '1,49% a.m.'],
  [1.49, '1,49% a.m.'],
  [0.15, '0,15% a.m.'],
])('[financing-088] a fee of %d is read as %s', (fee, text) => {
  expect(formatMonthlyInterestRate(fee)).toBe(text);
});

test('[financing-089] the yearly rate compounds the monthly one', () => {
  expect(computeYearlyPercent(1).toFixed(2)).toBe('12.68');
  expect(toMonthlyPercent(0.01)).toBe(1);
});

test('[financing-091] grace is counted in Mês or Meses', () => {
  expect([formatGracePeriod(1), formatGracePeriod(2), formatGracePeriod(0)]).toEqual([
    '1 Mês',
    '2 Meses',
    'Sem carência',
  ]);
});

test('a proposal without a number shows six zeros', () => {
  expect([formatProposalNumberOrZeros(12), formatProposalNumberOrZeros(null)]).toEqual(['00012', '000000']);
});

test('a SAC says its first and its last instalment', () => {
  const option = { installments: 60, installmentValue: 900, gracePeriod: 3, insurance: true };
  expect(describeFinancingOption({ ...option, lastInstallmentValue: 500, system: 'SAC' })).toBe(
    '60x de R$ 900,00 a R$ 500,00 (SAC), carência de 3 meses, com seguro',
  );
});

testAtHoursOfTheDay(
  'days until infraction run once the contract is signed, until the works are approved',
  ({ today, now }) => {
    for (const hour of ['00:01', '12:00', '21:01', '23:59'])
      for (const days of [-2, 0, 1, 3]) {
        const expirationTimestamp = toEpochMs(addDays(today, days), hour);
        const facts = { contractSigned: true, serviceApproved: false, expirationTimestamp, now };
        expect(countDaysUntilInstallationProof(facts)).toBe(days);
        expect(countDaysUntilInstallationProof({ ...facts, contractSigned: false })).toBeNull();
        expect(countDaysUntilInstallationProof({ ...facts, serviceApproved: true })).toBeNull();
      }
    expect([
      describeInstallationProofDeadline(3),
      describeInstallationProofDeadline(1),
      describeInstallationProofDeadline(0),
      describeInstallationProofDeadline(-2),
    ]).toEqual(['faltam 3 dias', 'falta 1 dia', 'vence hoje', 'atrasado há 2 dias']);
  },
);
