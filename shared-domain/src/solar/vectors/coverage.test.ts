import { testVectorKinds } from './read-vectors';

/** Which test reads which kinds of worked number. A kind that comes new into the file needs a test, and its place here. */
const readBy: Readonly<Record<string, readonly string[]>> = {
  'payments/payments.test.ts': ['crc16', 'brcode', 'boletoLine', 'boletoFactor', 'cpf', 'cnpj'],
  'pricing/vectors.test.ts': [
    'simpleMargin',
    'simplePrice',
    'markupMultiplier',
    'pricePerKwp',
    'detailedPrice',
  ],
  'solar/vectors/bills.test.ts': [
    'grossUp',
    'demand',
    'availabilityCost',
    'energyCost',
    'fioBCost',
    'fioBPercent',
  ],
  'solar/vectors/cases.test.ts': ['viability25'],
  'solar/vectors/energy.test.ts': [
    'monthlyGenerationSimple',
    'targetPowerSimple',
    'modulesSimple',
    'sizingTarget',
    'adjustFactor',
    'peakCompensation',
    'simultaneity',
    'injected',
    'degradation',
    'tilt',
  ],
  'solar/vectors/finance.test.ts': [
    'irr',
    'npv',
    'pmt',
    'schedule',
    'scheduleInterest',
    'financing',
    'yearlyRate',
    'effectiveRate',
    'futureValueSeries',
    'benchmark',
    'reinvested',
    'lcoeFcr',
    'crf',
    'paybackSimple',
    'emissions',
  ],
};

test('every worked number is read by a test', () => {
  expect(Object.values(readBy).flat().sort()).toEqual([...testVectorKinds].sort());
});
