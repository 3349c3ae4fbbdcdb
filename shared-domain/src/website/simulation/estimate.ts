import type { ElectricityTariff } from '../../contract/simulations';
import { formatMoney } from '../../formats/numbers';
import { type BillInputs, computeConsumptionFromBill, computeMinimumBill } from '../../solar/bill-amount';
import { calculateSystem, type SystemCalculation } from '../../solar/proposal/calculator';
import type { Kwh, Kwp, Reais, ReaisPerKwh } from '../../solar/units';
import { buildEstimateAssumptions, type EstimateAssumption } from './estimate-assumptions';
import type { EstimateFacts } from './estimate-facts';
import { guessPhase, type SimulatedConsumption, toConsumptionData } from './simulated-unit';

/**
 * Inputs of a visitor in a website's simulator: location, type of unit, and the bill in R$ or the consumption
 * in kWh of a typical month.
 */
export type SimulationInput = Omit<SimulatedConsumption, 'consumption'> & {
  consumption: Kwh | null;
  bill: Reais | null;
};

/**
 * Estimate of the solar system and savings for a visitor of an account's website. The estimate is not an
 * offer and is not stored as a proposal.
 */
export interface SystemEstimate {
  /** kWh a month. */
  consumption: Kwh;
  /** Power of whole modules. */
  power: Kwp;
  moduleCount: number;
  /** Wp of one. */
  modulePower: number;
  /** m², of the modules alone. */
  area: number;
  /** kWh in an average month of the first year. */
  generation: Kwh;
  /** Generation of the first year as a fraction of the consumption. */
  offset: number;
  /** The bill of an average month of the first year, R$; null: see `whyNoSaving`. */
  bills: { without: Reais; with: Reais } | null;
  /** R$ in the first year. */
  saving: Reais | null;
  /** Reason why no saving is given, in a sentence. */
  whyNoSaving: string | null;
  assumptions: EstimateAssumption[];
}

export type EstimateResult =
  | { ok: true; estimate: SystemEstimate }
  | { ok: false; field: 'bill' | 'consumption' | 'uf'; message: string };

/** Sizing asks for no price, the engine's check for one: what follows from it is told to nobody. */
const NO_PRICE = { kwhPrice: 1, bWireValue: null };

/**
 * Estimates the solar system and first-year savings for a website visitor, with the calculation engine of
 * proposals. The saving is estimated only if the tariff is known with Fio B, because the saving would
 * otherwise be too large.
 */
export function computeEstimate(answers: SimulationInput, facts: EstimateFacts): EstimateResult {
  const found = resolveConsumption(answers, answers.kwhPrice ?? facts.tariff?.kwhPrice ?? null);
  if (!found.ok) return found;
  const { consumption } = found;
  const simulated = { ...answers, consumption };
  const result = calculateSystem(
    {
      ...toConsumptionData(simulated, facts.tariff ?? NO_PRICE),
      municipalIrradiation: facts.municipalIrradiation,
      calculationSettings: facts.settings,
    },
    facts.year,
  );
  if (!result.ok)
    return { ok: false, field: 'consumption', message: result.problems[0]?.message ?? 'Confira o consumo.' };
  const { calculation } = result;
  const whyNoSaving = reasonFor(answers, facts.tariff) ?? reasonOfFigures(calculation);
  return {
    ok: true,
    estimate: {
      ...getSystemFigures(calculation, consumption + (answers.consumptionPeak ?? 0)),
      ...(whyNoSaving === null ? getSavings(calculation) : { bills: null, saving: null }),
      whyNoSaving,
      assumptions: buildEstimateAssumptions(simulated, facts, calculation.assumptions, whyNoSaving === null),
    },
  };
}

function resolveConsumption(
  { consumption, bill, ucType, modality }: SimulationInput,
  kwhPrice: ReaisPerKwh | null,
): { ok: true; consumption: Kwh } | Extract<EstimateResult, { ok: false }> {
  if (consumption !== null) return { ok: true, consumption };
  if (bill === null)
    return { ok: false, field: 'bill', message: 'Diga quanto é a sua conta, ou quantos kWh ela tem.' };
  if (modality === 'A')
    return {
      ok: false,
      field: 'consumption',
      message: 'Em média tensão a conta sozinha não diz o consumo: informe os kWh, que estão nela.',
    };
  if (kwhPrice === null)
    return {
      ok: false,
      field: 'consumption',
      message: 'Não temos a tarifa desta distribuidora: diga o consumo em kWh. Ele está na sua conta de luz.',
    };
  const terms: BillInputs = { kwhPrice, publicLighting: 0, phase: guessPhase(ucType) };
  const kwh = computeConsumptionFromBill(bill, terms);
  if (kwh !== null) return { ok: true, consumption: kwh };
  return {
    ok: false,
    field: 'bill',
    message: `Uma conta de até ${formatMoney(computeMinimumBill(terms))} é a mínima desta ligação e não diz o consumo: informe os kWh.`,
  };
}

function reasonFor({ modality }: SimulationInput, tariff: ElectricityTariff | null): string | null {
  if (modality === 'A')
    return 'Em média tensão a economia depende da demanda contratada e do horário: ela é calculada na proposta.';
  if (!tariff)
    return 'Ainda não temos a tarifa desta distribuidora para a sua classe, e sem ela não há como estimar a economia.';
  if (tariff.bWireValue === null)
    return 'Da tarifa desta distribuidora não conhecemos o Fio B, que a energia compensada paga: sem ele a economia pareceria maior do que é.';
  return null;
}

/** Below the minimum of a connection a system saves nothing: `R$ 0 a menos` would be an odd promise. */
const reasonOfFigures = ({ savings }: SystemCalculation): string | null =>
  Math.round(savings.firstYear) > 0
    ? null
    : 'Com este consumo a conta já é quase a mínima da ligação, que se paga com e sem o sistema: ele não a baixaria no primeiro ano.';

const getSystemFigures = (
  { power, moduleCount, area, generation }: SystemCalculation,
  consumption: Kwh,
): Pick<
  SystemEstimate,
  'consumption' | 'power' | 'moduleCount' | 'modulePower' | 'area' | 'generation' | 'offset'
> => ({
  consumption,
  power,
  moduleCount,
  modulePower: Math.round((power * 1_000) / moduleCount),
  area,
  generation: generation.averageMonthly,
  offset: generation.offset,
});

const getSavings = ({ savings }: SystemCalculation): Pick<SystemEstimate, 'bills' | 'saving'> => ({
  bills: { without: savings.billWithout / 12, with: savings.billWith / 12 },
  saving: savings.firstYear,
});
