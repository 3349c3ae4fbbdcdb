import { getFioBShare } from '../compensation/fio-b';
import { computeMonthlyBillWithoutSystem } from '../compensation/settle-unit';
import { availabilityCostKwh } from '../consumer-unit';
import { addEnergyTaxes, computeNonCompensableTax } from '../taxes';
import { expectNear } from '../testing/near';
import { phasesByCaseName } from '../testing/phases';
import { buildConsumerUnit } from '../testing/units';
import { toNormalizedConsumerUnits } from '../unit-terms';
import { getTestVectors } from './read-vectors';

describe('bills', () => {
  test.each(getTestVectors<{ kw: number; tariff: number }, number>('demand'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [unit] = toNormalizedConsumerUnits([
        buildConsumerUnit({ each: 1, tariffModality: 'A', demand: input.kw, demandTariff: input.tariff }),
      ]);
      expectNear(unit?.fixed, expected, tolerance);
    },
  );

  test.each(getTestVectors<{ phase: string; kwhPrice: number }, number>('availabilityCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const phase = phasesByCaseName[input.phase] ?? 'Monofásica';
      expectNear(availabilityCostKwh[phase] * input.kwhPrice, expected, tolerance);
    },
  );

  test.each(getTestVectors<{ kwh: number; kwhPrice: number }, number>('energyCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const [unit] = toNormalizedConsumerUnits([
        buildConsumerUnit({ each: input.kwh, kwhPrice: input.kwhPrice }),
      ]);
      expectNear(unit && computeMonthlyBillWithoutSystem(unit, 0), expected, tolerance);
    },
  );

  test.each(getTestVectors<{ base: number; rates: number[] }, number>('grossUp'))(
    '$id',
    ({ input, expected, tolerance }) => {
      expectNear(
        addEnergyTaxes(input.base, { icms: 0, pisCofins: input.rates[0] ?? 0 }),
        expected,
        tolerance,
      );
    },
  );

  test('ICMS on the TUSD is what is left of the price when the rest is exempt', () => {
    const taxes = { icms: 0.18, pisCofins: 0.05 };
    expectNear(computeNonCompensableTax(0.3, taxes), addEnergyTaxes(0.3, taxes) - 0.3 / 0.95, 1e-12);
    expectNear(computeNonCompensableTax(0.3, { ...taxes, icms: 0 }), 0, 1e-12);
  });

  test.each(getTestVectors<{ compensated: number; bWireValue: number; percent: number }, number>('fioBCost'))(
    '$id',
    ({ input, expected, tolerance }) => {
      const year = [2023, 2024, 2025].find((one) => getFioBShare(one, 'GD2', 1) === input.percent);
      expectNear(
        input.compensated * input.bWireValue * getFioBShare(year ?? 0, 'GD2', 1),
        expected,
        tolerance,
      );
    },
  );

  test.each(getTestVectors<{ year: number; gdClass: 'GD1' | 'GD2' | 'GD3' }, number>('fioBPercent'))(
    '$id',
    ({ input, expected }) => expect(getFioBShare(input.year, input.gdClass, 1)).toBe(expected),
  );
});
