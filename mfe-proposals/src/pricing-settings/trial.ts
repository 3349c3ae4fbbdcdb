import type { AutoPricingDetailed } from '@girassol/shared-domain/contract';
import {
  type Exclusion,
  exclusionOf,
  MARGIN_ABOVE_TIERS,
  type PricingContext,
  type PricingResult,
  pickTier,
  priceProposal,
  reaisOf,
} from '@girassol/shared-domain/pricing';
import { inverterChoices, voltageChoices } from './conditional-choices';
import { detailedOf, type PricingValues, tiersOf } from './pricing-values';

/** A sample system that prices are tried on. */
export interface TrialValues {
  kitPrice: number | null;
  kwp: number | null;
  modules: number | null;
  inverters: number | null;
  kw: number | null;
  km: number | null;
  m2: number | null;
  m: number | null;
  roofHeight: number | null;
  voltage: string | null;
  fixation: string | null;
  inverterType: string | null;
  vendor: string | null;
  preVendor: string | null;
  location: string;
  uf: string | null;
  discount: number | null;
  added: string[];
}

/** A house of nine modules, as most are. */
export const sampleSystem: TrialValues = {
  kitPrice: 9_800,
  kwp: 4.95,
  modules: 9,
  inverters: 1,
  kw: 5,
  km: 32,
  m2: 23.4,
  m: 22,
  roofHeight: 4,
  voltage: '220',
  fixation: 'Cerâmico',
  inverterType: 'string inverter',
  vendor: null,
  preVendor: null,
  location: '',
  uf: null,
  discount: 0,
  added: [],
};

/** One line of the trial: what a component comes to, or why it does not count. */
export interface TrialLine {
  id: string;
  name: string;
  /** R$; null where it does not count. */
  amount: number | null;
  /** `9 × R$ 110,00`, or why not. */
  text: string;
  isRevenue: boolean;
}

/** What a price that is tried says. */
export interface Trial {
  result: PricingResult;
  lines: TrialLine[];
  /** Which tier of simple pricing was taken. */
  note: string | null;
}

/** Prices the sample by what is typed, by the engine that the server uses. `nameOf` names a user. */
export function tryPrice(
  values: PricingValues,
  sample: TrialValues,
  nameOf: (userId: string) => string,
): Trial {
  const context = contextOf(sample);
  const given = { kitCost: sample.kitPrice ?? Number.NaN, discount: sample.discount ?? 0, context };
  if (values.type === 'SIMPLE') {
    const autoPricing = tiersOf(values);
    const result = priceProposal({ ...given, method: 'SIMPLE', calc: values.calc, autoPricing });
    return { result, lines: [], note: tierNote(values, context) };
  }
  const detailed = detailedOf(values);
  const { pricingComponents, restrictions, autoPricingCalc: calc } = detailed;
  const result = priceProposal({ ...given, method: 'DETAILED', calc, pricingComponents, restrictions });
  return { result, lines: linesOf(detailed, context, result, nameOf), note: null };
}

const contextOf = (sample: TrialValues): PricingContext => ({
  kwp: sample.kwp ?? 0,
  modules: sample.modules ?? 0,
  inverters: sample.inverters ?? 0,
  kw: sample.kw ?? 0,
  km: sample.km ?? 0,
  m2: sample.m2 ?? 0,
  m: sample.m ?? 0,
  roofHeight: sample.roofHeight ?? 0,
  voltage: sample.voltage,
  fixation: sample.fixation,
  inverterType: sample.inverterType,
  vendor: sample.vendor,
  preVendor: sample.preVendor,
  location: sample.location,
  uf: sample.uf,
  addedOptionalComponents: sample.added,
});

function tierNote(values: PricingValues, { kwp }: PricingContext): string {
  const picked = pickTier(tiersOf(values), kwp);
  return picked && !picked.isAboveLast
    ? `Faixa até ${number(picked.tier.power)} kWp: ${number(picked.tier.margin)}%.`
    : `Nenhuma faixa alcança esta potência: vale a margem padrão de ${MARGIN_ABOVE_TIERS}%.`;
}

function linesOf(
  { pricingComponents, restrictions }: AutoPricingDetailed,
  context: PricingContext,
  result: PricingResult,
  nameOf: (userId: string) => string,
): TrialLine[] {
  const priced = new Map(
    result.ok
      ? [...result.price.serviceCosts, ...result.price.percentageComponents].map((line) => [
          line.componentId,
          line,
        ])
      : [],
  );
  return pricingComponents.map((component) => {
    const { _id: id, name, isRevenue } = component;
    const excluded = exclusionOf(component, context, restrictions);
    if (excluded) return { id, name, isRevenue, amount: null, text: reasonOf(excluded, nameOf) };
    const line = priced.get(id);
    return {
      id,
      name,
      isRevenue,
      amount: line ? reaisOf(line.amount) : null,
      text: line?.formula ?? 'Entra no preço.',
    };
  });
}

const facts: Record<string, string> = {
  VOLTAGE: 'a tensão',
  FIXATION: 'a fixação',
  INVERTER_TYPE: 'o tipo de inversor',
  VENDOR: 'o vendedor',
  PRE_VENDOR: 'o pré-vendedor',
};

/** Why a component does not count, in words. */
function reasonOf(excluded: Exclusion, nameOf: (userId: string) => string): string {
  switch (excluded.reason) {
    case 'NOT_ADDED':
      return 'Opcional: não foi adicionado.';
    case 'OTHER_VENDOR':
      return 'Comissão de outro vendedor.';
    case 'CONDITIONAL': {
      const { type, logic, numValue, strValue } = excluded.conditional;
      const value = type === 'VOLTAGE' ? String(numValue) : (strValue ?? '');
      const choices = [...voltageChoices, ...inverterChoices];
      const wanted = choices.find((choice) => choice.value === value)?.label ?? nameOf(value);
      return `Só quando ${facts[type]} ${logic === 'EQUAL' ? 'é' : 'não é'} ${wanted}.`;
    }
    case 'RESTRICTION': {
      const { locations, vendors } = excluded.restriction;
      const allowed = [...locations, ...vendors.map(nameOf)].join(', ');
      return `Restrito a ${allowed}.`;
    }
  }
}

const number = (value: number) => value.toLocaleString('pt-BR');
