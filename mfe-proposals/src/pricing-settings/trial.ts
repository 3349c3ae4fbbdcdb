import { formatExactNumber } from '@girassol/shared-domain';
import type { AutoPricingDetailed } from '@girassol/shared-domain/contract';
import {
  type ComponentExclusion,
  centsToReais,
  findComponentExclusion,
  MARGIN_ABOVE_TIERS_PERCENT,
  type PricingContext,
  type ProposalPricingResult,
  pickTier,
  priceProposal,
} from '@girassol/shared-domain/pricing';
import { inverterTypeChoices, voltageChoices } from './conditional-choices';
import { type PricingSettingsValues, toDetailedPricing, toMarginTiers } from './pricing-settings-values';

/** Form values of the sample system for trial prices. */
export interface SampleSystemValues {
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

/** Default sample system: a house with nine modules. */
export const defaultSampleSystem: SampleSystemValues = {
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

/**
 * Line of a trial price: the amount of a pricing component, or the reason why the component does not apply.
 */
export interface TrialPriceLine {
  id: string;
  name: string;
  /** R$; null where it does not count. */
  amount: number | null;
  /** `9 × R$ 110,00`, or why not. */
  text: string;
  isRevenue: boolean;
}

/**
 * Price of the sample system by the edited pricing rules: the result of the engine, the lines of the price,
 * and an optional note.
 */
export interface TrialPriceResult {
  result: ProposalPricingResult;
  lines: TrialPriceLine[];
  /** Which tier of simple pricing was taken. */
  note: string | null;
}

/**
 * Computes the price of the sample system with the edited rules, by the same engine as the server. `getName` returns the
 * name of a user.
 */
export function computeTrialPrice(
  values: PricingSettingsValues,
  sample: SampleSystemValues,
  getName: (userId: string) => string,
): TrialPriceResult {
  const context = toPricingContext(sample);
  const given = { kitCost: sample.kitPrice ?? Number.NaN, discount: sample.discount ?? 0, context };
  if (values.type === 'SIMPLE') {
    const autoPricing = toMarginTiers(values);
    const result = priceProposal({ ...given, method: 'SIMPLE', calc: values.calc, autoPricing });
    return { result, lines: [], note: tierNote(values, context) };
  }
  const detailed = toDetailedPricing(values);
  const { pricingComponents, restrictions, autoPricingCalc: calc } = detailed;
  const result = priceProposal({ ...given, method: 'DETAILED', calc, pricingComponents, restrictions });
  return { result, lines: buildTrialLines(detailed, context, result, getName), note: null };
}

const toPricingContext = (sample: SampleSystemValues): PricingContext => ({
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

function tierNote(values: PricingSettingsValues, { kwp }: PricingContext): string {
  const picked = pickTier(toMarginTiers(values), kwp);
  return picked && !picked.isAboveLast
    ? `Faixa até ${number(picked.tier.power)} kWp: ${number(picked.tier.margin)}%.`
    : `Nenhuma faixa alcança esta potência: vale a margem padrão de ${MARGIN_ABOVE_TIERS_PERCENT}%.`;
}

function buildTrialLines(
  { pricingComponents, restrictions }: AutoPricingDetailed,
  context: PricingContext,
  result: ProposalPricingResult,
  getName: (userId: string) => string,
): TrialPriceLine[] {
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
    const excluded = findComponentExclusion(component, context, restrictions);
    if (excluded) return { id, name, isRevenue, amount: null, text: describeExclusion(excluded, getName) };
    const line = priced.get(id);
    return {
      id,
      name,
      isRevenue,
      amount: line ? centsToReais(line.amount) : null,
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

/** Describes why a component does not apply. */
function describeExclusion(excluded: ComponentExclusion, getName: (userId: string) => string): string {
  switch (excluded.reason) {
    case 'NOT_ADDED':
      return 'Opcional: não foi adicionado.';
    case 'OTHER_VENDOR':
      return 'Comissão de outro vendedor.';
    case 'CONDITIONAL': {
      const { type, logic, numValue, strValue } = excluded.conditional;
      const value = type === 'VOLTAGE' ? String(numValue) : (strValue ?? '');
      const choices = [...voltageChoices, ...inverterTypeChoices];
      const wanted = choices.find((choice) => choice.value === value)?.label ?? getName(value);
      return `Só quando ${facts[type]} ${logic === 'EQUAL' ? 'é' : 'não é'} ${wanted}.`;
    }
    case 'RESTRICTION': {
      const { locations, vendors } = excluded.restriction;
      const allowed = [...locations, ...vendors.map(getName)].join(', ');
      return `Restrito a ${allowed}.`;
    }
  }
}

const number = (value: number) => formatExactNumber(value);
