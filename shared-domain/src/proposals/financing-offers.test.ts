import type { FinancingOffer } from '../contract/proposal-revenue';
import { financingTermMonths, normalizeFinancingOffers } from './financing-offers';

const offer = (bank: string, changes: Partial<FinancingOffer> = {}): FinancingOffer => ({
  bank,
  insurance: false,
  gracePeriod: 0,
  entry: 0,
  entryInstallments: 0,
  finOptId: null,
  bestChoice: false,
  options: [{ installments: 60, value: 450, insuranceValue: 0 }],
  ...changes,
});

test('terms go from 12 to 120 months in steps of 12', () => {
  expect(financingTermMonths).toEqual([12, 24, 36, 48, 60, 72, 84, 96, 108, 120]);
});

test('[proposals-028] a line counts when installments and value are both above 0; an offer without lines is none', () => {
  const line = (installments: number, value: number) => ({ installments, value, insuranceValue: 0 });
  const [kept, ...others] = normalizeFinancingOffers([
    offer('Sol', { options: [line(60, 450), line(0, 450), line(72, 0)] }),
    offer('Lua', { options: [line(12, 0)] }),
  ]);
  expect(kept?.options).toEqual([line(60, 450)]);
  expect(others).toEqual([]);
});
