import { computeImpliedMonthlyRate, computeLoanOffer } from '@girassol/shared-domain/financing';
import { buildApplication, companyRequestFields } from './applications.testing';
import { computeOffers, DEFAULT_FINANCING_TERMS } from './offers';
import { assessCredit, getDocumentRejectionReason, toApplicationChange } from './policy';

const today = '2026-11-23';
const judge = (changes: Parameters<typeof buildApplication>[0]) =>
  assessCredit(buildApplication(changes), today);

describe('the policy of the demonstration bank', () => {
  test('lends where an instalment takes 30 % of the income at most, and refuses the offers above it', () => {
    const { offers, refusal } = judge({ request: { monthlyBilling: 2_900 } });
    expect(refusal).toBeNull();
    expect(offers.map(({ installments, refused }) => [installments, refused])).toEqual([
      [36, true],
      [48, false],
      [60, false],
      [72, false],
    ]);
    for (const { statedInstallment, refused } of offers)
      expect((statedInstallment ?? 0) > 2_900 * 0.3).toBe(refused);
    expect(judge({ request: { monthlyBilling: 1_000 } }).refusal).toContain('30 % da renda');
  });

  test('lends to adults and to companies older than a year, from the very day on', () => {
    const born = (customerBirthDate: string) => judge({ request: { customerBirthDate } }).refusal;
    expect(born('2008-11-23')).toBeNull();
    expect(born('2008-11-24')).toContain('18 anos');
    const opened = (customerBirthDate: string) =>
      judge({ request: { ...companyRequestFields, customerBirthDate } }).refusal;
    expect(opened('2025-11-23')).toBeNull();
    expect(opened('2025-11-24')).toContain('menos de um ano');
  });

  test('says why in sentences, and marks one offer that fits as the best', () => {
    const { findings, offers } = judge({ request: { monthlyBilling: 2_900 } });
    expect(findings[0]).toBe('É maior de idade.');
    expect(findings.filter((text) => text.includes('não cabem'))).toHaveLength(1);
    expect(offers.filter(({ bestChoice }) => bestChoice).map(({ installments }) => installments)).toEqual([
      48,
    ]);
  });

  test('refuses whom a tag says, and a refusal leaves no offer to take', () => {
    const application = buildApplication({ request: { customerEmail: 'ana+negar@casa.test' } });
    const change = toApplicationChange(application, assessCredit(application, today));
    expect(change).toMatchObject({ status: 'REPROVADO_MOTOR', preApproved: false });
    expect(change.offers?.every(({ refused }) => refused)).toBe(true);
  });

  test('keeps the offers of a simulation for the deal as long as they hold', () => {
    const first = judge({});
    const later = (day: string) => assessCredit(buildApplication({ offers: first.offers }), day).offers;
    expect(later('2026-11-28').map(({ reference }) => reference)).toEqual(
      first.offers.map(({ reference }) => reference),
    );
    expect(later('2026-11-29')[0]).toMatchObject({ releaseDate: '2026-11-29' });
  });
});

describe('offers of the demonstration bank', () => {
  const of = (terms = {}) =>
    computeOffers({
      terms: { ...DEFAULT_FINANCING_TERMS, ...terms },
      price: 24_000,
      borrower: 'PERSON',
      today,
      prefix: 'x',
    });

  test('are those of the terms that were asked for, otherwise four with three months of grace', () => {
    expect(of().map(({ installments, graceMonths, system }) => [installments, graceMonths, system])).toEqual([
      [36, 3, 'PRICE'],
      [48, 3, 'PRICE'],
      [60, 3, 'PRICE'],
      [72, 3, 'PRICE'],
    ]);
    expect(of({ installments: [24], system: 'SAC', gracePeriod: 0, entry: 4_000 })).toMatchObject([
      { installments: 24, system: 'SAC', graceMonths: 0, entry: 4_000 },
    ]);
    expect(of({ entry: 24_000 })).toEqual([]);
  });

  test('cost 1.19 % to 1.99 % a month, more the longer they run, and hold two days at least', () => {
    const all = of({ installments: Array.from({ length: 10 }, (_, index) => (index + 1) * 12) });
    const rates = all.map(({ monthly }) => monthly);
    expect([rates[0], rates.at(-1)]).toEqual([0.0119, 0.0199]);
    expect([...rates].sort((one, other) => one - other)).toEqual(rates);
    for (const { validUntil } of all) expect(validUntil >= '2026-11-25').toBe(true);
  });

  test('say the instalment that their rate gives, and insurance only where it was asked for', () => {
    const [offer] = of({ installments: [60], gracePeriod: 0 });
    if (!offer) throw new Error('no offer');
    const { totalFinanced } = computeLoanOffer({ ...offer, price: 24_000, borrower: 'PERSON' });
    expect(computeImpliedMonthlyRate(totalFinanced, offer.statedInstallment ?? 0, 60)).toBeCloseTo(
      offer.monthly,
      6,
    );
    expect([offer.insurance, of({ insurance: true })[0]?.insurance]).toEqual([0, 9.6]);
  });
});

test('a paper is refused by its name, with a reason', () => {
  expect(getDocumentRejectionReason('reprovar-cnh.pdf')).toContain('ilegível');
  expect(getDocumentRejectionReason('Reprovar-CNH.pdf')).not.toBeNull();
  expect(getDocumentRejectionReason('cnh-reprovar.pdf')).toBeNull();
});
