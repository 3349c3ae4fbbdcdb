import type { ConsumerUnit } from '../consumer-unit';
import type { ProposalInput } from '../proposal/proposal-input';
import type cases from '../vectors/solar-cases.json';
import { phasesByCaseName } from './phases';

/**
 * Worked example of a proposal's study as stored in the test files: input and expected results. Rates are
 * fractions, and consumer units include their network charges.
 */
export interface WorkedCase {
  input: CaseInput;
  expected: (typeof cases)['res-sp-art16']['expected'];
}

interface CaseUnit {
  group: string;
  classification?: string;
  ucType: string;
  phase?: string;
  monthlyConsumption: number[];
  monthlyConsumptionPeak?: number[];
  kwhPrice: number;
  bWireValue: number;
  bWireValuePeak?: number;
  simultaneityFactor?: number;
}

interface CaseInput {
  ucs: CaseUnit[];
  rateio?: Record<string, number>;
  kwp: number;
  hsp: number[];
  pr: number;
  startYear: number;
  inflation: number;
  degradationFirst: number;
  degradation: number;
  investment: number;
  interestRate1: number;
  interestRate2: number;
  minimumMode?: string;
  omPercent?: number;
  replacements?: Record<string, number>;
}

const ucTypeNames: Record<string, ConsumerUnit['ucType']> = {
  Comercial: 'Comercial',
  Industrial: 'Industrial',
};

/** Converts the input of a worked example to the input of the calculation engine. */
export function toProposalInput(input: CaseInput): ProposalInput {
  return {
    startYear: input.startYear,
    power: input.kwp,
    finalPrice: input.investment,
    irradiation: { entered: input.hsp },
    losses: (1 - input.pr) * 100,
    inflation: input.inflation * 100,
    energyBillData: input.ucs.map((unit, index) => toConsumerUnit(unit, input.rateio?.[index])),
    settings: {
      degradationFirst: input.degradationFirst * 100,
      degradation: input.degradation * 100,
      interestRate1: input.interestRate1 * 100,
      interestRate2: input.interestRate2 * 100,
      minimumBillingMode: input.minimumMode === 'MAX' ? 'MAX' : 'ART16',
      maintenance: (input.omPercent ?? 0) * 100,
      replacements: Object.entries(input.replacements ?? {}).map(([year, cost]) => ({
        year: Number(year),
        cost,
      })),
    },
  };
}

function toConsumerUnit(
  {
    group,
    classification,
    ucType,
    phase,
    bWireValue,
    bWireValuePeak,
    simultaneityFactor,
    ...tariffs
  }: CaseUnit,
  share: number | undefined,
): ConsumerUnit {
  return {
    ...tariffs,
    ucType: ucTypeNames[ucType] ?? 'Residencial',
    tariffModality: group === 'A' ? 'A' : 'B',
    classification: classification === 'Verde' ? 'Verde' : null,
    phase: phasesByCaseName[phase ?? ''] ?? null,
    share: share === undefined ? null : share * 100,
    finViabilityData: {
      bWireValue,
      bWireValuePeak: bWireValuePeak ?? null,
      simultaneityFactor: (simultaneityFactor ?? 0) * 100,
    },
  };
}
