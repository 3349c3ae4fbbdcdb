import type { ElectricityTariff } from '../../contract/simulations';
import { formatMoney } from '../../formats/numbers';
import { type BillTerms, consumptionOfBill, leastBill } from '../../solar/bill-amount';
import type { MunicipalIrradiation } from '../../solar/irradiation/irradiation';
import { type Calculation, calculationOf } from '../../solar/proposal/calculator';
import type { CalculationSettings } from '../../solar/proposal/settings';
import type { Kwh, Kwp, Reais } from '../../solar/units';
import { type EstimateAssumption, estimateAssumptions } from './estimate-assumptions';
import { consumptionOfSimulation, phaseOf, type SimulatedConsumption } from './simulated-unit';

/** What a visitor answers: a bill in R$ or a consumption in kWh, of a usual month. */
export type SimulationAnswers = Omit<SimulatedConsumption, 'consumption'> & {
  consumption: Kwh | null;
  bill: Reais | null;
};

/** What the server knows about it. */
export interface EstimateFacts {
  /** Of the distributor and class, today; null: none is known. */
  tariff: ElectricityTariff | null;
  municipalIrradiation: MunicipalIrradiation | null;
  /** Of the account. */
  settings: CalculationSettings;
  /** Calendar year of the first month. */
  year: number;
}

/** What a visitor is told: an estimate, no proposal. */
export interface Estimate {
  /** kWh a month. */
  consumption: Kwh;
  /** Of whole modules. */
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
  /** Why no saving is told, in a sentence. */
  whyNoSaving: string | null;
  assumptions: EstimateAssumption[];
}

export type EstimateResult =
  | { ok: true; estimate: Estimate }
  | { ok: false; field: 'bill' | 'consumption' | 'uf'; message: string };

/** Sizing asks for no price, the engine's check for one: what follows from it is told to nobody. */
const NO_PRICE = { kwhPrice: 1, bWireValue: null };

/**
 * What a system would be and save in its first year, by the engine of the proposals. A saving is told only where the whole
 * tariff is known: without its Fio B it would flatter.
 */
export function estimateOf(answers: SimulationAnswers, facts: EstimateFacts): EstimateResult {
  const found = consumptionOf(answers, facts.tariff);
  if (!found.ok) return found;
  const { consumption } = found;
  const whyNoSaving = reasonFor(answers, facts.tariff);
  const simulated = { ...answers, consumption };
  const result = calculationOf(
    {
      ...consumptionOfSimulation(simulated, facts.tariff ?? NO_PRICE),
      municipalIrradiation: facts.municipalIrradiation,
      calculationSettings: facts.settings,
    },
    facts.year,
  );
  if (!result.ok)
    return { ok: false, field: 'consumption', message: result.problems[0]?.message ?? 'Confira o consumo.' };
  const { calculation } = result;
  return {
    ok: true,
    estimate: {
      ...figuresOf(calculation, consumption + (answers.consumptionPeak ?? 0)),
      ...(whyNoSaving === null ? savingsOf(calculation) : { bills: null, saving: null }),
      whyNoSaving,
      assumptions: estimateAssumptions(simulated, facts, calculation.assumptions, whyNoSaving === null),
    },
  };
}

function consumptionOf(
  { consumption, bill, ucType }: SimulationAnswers,
  tariff: ElectricityTariff | null,
): { ok: true; consumption: Kwh } | Extract<EstimateResult, { ok: false }> {
  if (consumption !== null) return { ok: true, consumption };
  if (bill === null)
    return { ok: false, field: 'bill', message: 'Diga quanto é a sua conta, ou quantos kWh ela tem.' };
  if (!tariff)
    return {
      ok: false,
      field: 'consumption',
      message: 'Não temos a tarifa desta distribuidora: diga o consumo em kWh. Ele está na sua conta de luz.',
    };
  const terms: BillTerms = { kwhPrice: tariff.kwhPrice, publicLighting: 0, phase: phaseOf(ucType) };
  const kwh = consumptionOfBill(bill, terms);
  if (kwh !== null) return { ok: true, consumption: kwh };
  return {
    ok: false,
    field: 'bill',
    message: `Uma conta de até ${formatMoney(leastBill(terms))} é a mínima desta ligação e não diz o consumo: informe os kWh.`,
  };
}

function reasonFor({ modality }: SimulationAnswers, tariff: ElectricityTariff | null): string | null {
  if (modality === 'A')
    return 'Em média tensão a economia depende da demanda contratada e do horário: ela é calculada na proposta.';
  if (!tariff)
    return 'Ainda não temos a tarifa desta distribuidora para a sua classe, e sem ela não há como estimar a economia.';
  if (tariff.bWireValue === null)
    return 'Da tarifa desta distribuidora não conhecemos o Fio B, que a energia compensada paga: sem ele a economia pareceria maior do que é.';
  return null;
}

const figuresOf = (
  { power, moduleCount, area, generation }: Calculation,
  consumption: Kwh,
): Pick<
  Estimate,
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

const savingsOf = ({ savings }: Calculation): Pick<Estimate, 'bills' | 'saving'> => ({
  bills: { without: savings.billWithout / 12, with: savings.billWith / 12 },
  saving: savings.firstYear,
});
