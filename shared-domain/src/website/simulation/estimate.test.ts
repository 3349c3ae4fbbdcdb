import type { ElectricityTariff } from '../../contract/simulations';
import { calculateProposal } from '../../solar/proposal/calculate-proposal';
import { defaultCalculationSettings } from '../../solar/proposal/settings';
import { buildProposalInput } from '../../solar/proposal/stored-study';
import { computeEstimate, type SimulationInput } from './estimate';
import type { EstimateFacts } from './estimate-facts';
import { toConsumptionData } from './simulated-unit';

const tariff: ElectricityTariff = {
  distributor: 'CPFL PAULISTA',
  modality: 'B',
  ucType: 'Residencial',
  kwhPrice: 0.9,
  bWireValue: 0.25,
  validFrom: '2026-03-15',
  source: 'Tarifa de teste',
};
const facts: EstimateFacts = {
  tariff,
  municipalIrradiation: null,
  settings: defaultCalculationSettings,
  year: 2026,
};
const answers: SimulationInput = {
  consumption: null,
  bill: 450,
  uf: 'SP',
  city: 'Campinas',
  ucType: 'Residencial',
  modality: 'B',
  distributor: 'CPFL PAULISTA',
};

function estimated(more: Partial<SimulationInput> = {}, known: Partial<EstimateFacts> = {}) {
  const result = computeEstimate({ ...answers, ...more }, { ...facts, ...known });
  if (!result.ok) throw new Error(result.message);
  return result.estimate;
}

test('a bill of R$ 450 becomes 500 kWh, a system of whole modules, and what it saves in its first year', () => {
  const { consumption, power, moduleCount, modulePower, area, bills, saving, whyNoSaving } = estimated();
  expect(consumption).toBe(500);
  expect(moduleCount * modulePower).toBeCloseTo(power * 1_000);
  expect(area).toBeCloseTo(moduleCount * 2.279 * 1.134, 0);
  expect(bills?.without).toBeCloseTo(450);
  expect(saving).toBeCloseTo(((bills?.without ?? 0) - (bills?.with ?? 0)) * 12);
  // The availability cost and 60 % of the Fio B are still paid.
  expect(bills?.with).toBeGreaterThan(45);
  expect(whyNoSaving).toBeNull();
});

test('it says what it takes for given', () => {
  const words = estimated()
    .assumptions.map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
  expect(words).toContain('Bifásica: 50 kWh por mês');
  expect(words).toContain('R$ 0,90/kWh com impostos, desde 15/03/2026. Tarifa de teste');
  expect(words).toContain('Fio B em 2026: 60% de R$ 0,25/kWh');
  expect(words).toContain('Atlas Brasileiro');
  expect(words).toContain('não é proposta');
});

test('its numbers are those of the proposal that begins with it', () => {
  const { power, saving } = estimated({ bill: null, consumption: 500 });
  const input = buildProposalInput(toConsumptionData({ ...answers, consumption: 500 }, tariff), facts.year);
  const study = calculateProposal({ ...input, power });
  expect(study.ok && study.study.generation?.years[0]?.savings).toBeCloseTo(saving ?? 0);
  expect(study.ok && study.study.sizing.targetPower).toBeLessThanOrEqual(power);
});

test.each([
  ['without its Fio B', { tariff: { ...tariff, bWireValue: null } }, {}, 'Fio B'],
  ['without a tariff', { tariff: null }, {}, 'Ainda não temos a tarifa'],
  ['at medium voltage', {}, { modality: 'A' as const }, 'demanda contratada'],
])('%s no saving is told, in words that say why', (_, known, more, why) => {
  const estimate = estimated({ bill: null, consumption: 500, ...more }, known);
  expect(estimate).toMatchObject({ bills: null, saving: null, whyNoSaving: expect.stringContaining(why) });
  expect(estimate.power).toBeGreaterThan(3);
});

test.each([5, 30, 50])('of %d kWh, which a connection costs anyway, no saving is promised', (consumption) => {
  expect(estimated({ bill: null, consumption })).toMatchObject({
    bills: null,
    saving: null,
    whyNoSaving: expect.stringContaining('quase a mínima'),
  });
});

test('a small saving is told', () => {
  const { saving, whyNoSaving } = estimated({ bill: null, consumption: 51 });
  expect(saving).toBeCloseTo(10.8);
  expect(whyNoSaving).toBeNull();
});

test('a bill that does not tell the consumption is asked in kWh', () => {
  expect(computeEstimate({ ...answers, bill: 40 }, facts)).toMatchObject({
    ok: false,
    field: 'bill',
    message: expect.stringContaining('R$ 45,00 é a mínima'),
  });
  expect(computeEstimate(answers, { ...facts, tariff: null })).toMatchObject({
    ok: false,
    field: 'consumption',
  });
  expect(computeEstimate({ ...answers, bill: null }, facts)).toMatchObject({ ok: false, field: 'bill' });
});
