import { fioBPercent } from '../compensation/fio-b';
import { billWithout } from '../compensation/settle-unit';
import { availabilityOf } from '../consumer-unit';
import { taxNotCompensated, withTaxes } from '../taxes';
import { near } from '../testing/near';
import { phaseNames } from '../testing/phases';
import { unitOf } from '../testing/units';
import { unitTermsOf } from '../unit-terms';
import { vectorsOf } from './read-vectors';

describe('bills', () => {
  test.each(vectorsOf<{ kw: number; tariff: number }, number>('demand'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [unit] = unitTermsOf([
        unitOf({ each: 1, tariffModality: 'A', demand: input.kw, demandTariff: input.tariff }),
      ]);
      near(unit?.fixed, expected, tolerance);
    },
  );

  test.each(vectorsOf<{ phase: string; kwhPrice: number }, number>('availabilityCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const phase = phaseNames[input.phase] ?? 'Monofásica';
      near(availabilityOf[phase] * input.kwhPrice, expected, tolerance);
    },
  );

  test.each(vectorsOf<{ kwh: number; kwhPrice: number }, number>('energyCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [unit] = unitTermsOf([unitOf({ each: input.kwh, kwhPrice: input.kwhPrice })]);
      near(unit && billWithout(unit, 0), expected, tolerance);
    },
  );

  test.each(vectorsOf<{ base: number; rates: number[] }, number>('grossUp'))(
    '$id',
    ({ input, expected, tolerance }) => {
      near(withTaxes(input.base, { icms: 0, pisCofins: input.rates[0] ?? 0 }), expected, tolerance);
    },
  );

  test('ICMS on the TUSD is what is left of the price when the rest is exempt', () => {
    const taxes = { icms: 0.18, pisCofins: 0.05 };
    near(taxNotCompensated(0.3, taxes), withTaxes(0.3, taxes) - 0.3 / 0.95, 1e-12);
    near(taxNotCompensated(0.3, { ...taxes, icms: 0 }), 0, 1e-12);
  });

  test.each(vectorsOf<{ compensated: number; bWireValue: number; percent: number }, number>('fioBCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const year = [2023, 2024, 2025].find((one) => fioBPercent(one, 'GD2', 1) === input.percent);
      near(input.compensated * input.bWireValue * fioBPercent(year ?? 0, 'GD2', 1), expected, tolerance);
    },
  );

  test.each(vectorsOf<{ year: number; gdClass: 'GD1' | 'GD2' | 'GD3' }, number>('fioBPercent'))(
    '$id',
    ({ input, expected }) => expect(fioBPercent(input.year, input.gdClass, 1)).toBe(expected),
  );
});
