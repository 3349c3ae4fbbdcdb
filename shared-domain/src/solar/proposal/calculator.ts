import type { ProposalData } from '../../contract/proposal-data';
import type { ConsumptionData } from '../../contract/proposal-units';
import { computeModuleTotals } from '../../proposals/equipment-figures';
import { sum } from '../months';
import { computeModuleCount } from '../sizing';
import type { Kwh, Kwp, Reais } from '../units';
import type { SolarProblem } from '../validation/solar-problem-list';
import { calculateProposal, type GenerationStudy, type ProposalStudy } from './calculate-proposal';
import { buildProposalInput } from './stored-study';

/**
 * Standard PV module for which the solar calculator computes systems: power in Wp, weight in kg, length and
 * width in mm.
 */
export const CALCULATOR_PV_MODULE = { power: 550, weight: 28, mLength: 2_279, width: 1_134 };

/**
 * Result of the solar calculator for a consumption (calculator-001): size, generation and savings of the
 * system, without its price.
 */
export interface SystemCalculation {
  /** Power of whole modules. */
  power: Kwp;
  moduleCount: number;
  /** m², of the modules alone. */
  area: number;
  monthlyConsumption: Kwh[];
  irradiationSource: string;
  generation: Pick<GenerationStudy, 'monthly' | 'yearly' | 'averageMonthly' | 'offset'>;
  /** R$ */
  savings: { firstYear: Reais; years25: Reais; billWithout: Reais; billWith: Reais };
  assumptions: ProposalStudy['assumptions'];
}

export type SystemCalculationResult =
  | { ok: true; calculation: SystemCalculation }
  | { ok: false; problems: SolarProblem[] };

/**
 * Calculates a solar system for a consumption, for the solar calculator: as many standard modules as the
 * consumption requires, at least one. `startYear` is the first calendar year.
 */
export function calculateSystem(
  data: ConsumptionData & Pick<ProposalData, 'municipalIrradiation' | 'calculationSettings'>,
  startYear: number,
): SystemCalculationResult {
  const input = { ...buildProposalInput(data, startYear), losses: data.losses };
  const sized = calculateProposal(input);
  if (!sized.ok) return sized;
  const moduleCount = Math.max(
    1,
    computeModuleCount(sized.study.sizing.targetPower, CALCULATOR_PV_MODULE.power),
  );
  const { power, area } = computeModuleTotals([{ ...CALCULATOR_PV_MODULE, quantity: moduleCount }]);
  const result = calculateProposal({ ...input, power });
  if (!result.ok) return result;
  const { generation, monthlyConsumption, irradiation, assumptions } = result.study;
  // There is a power, so there is a generation.
  if (!generation) return { ok: false, problems: [] };
  const { monthly, yearly, averageMonthly, offset, years } = generation;
  return {
    ok: true,
    calculation: {
      power,
      moduleCount,
      area,
      monthlyConsumption,
      irradiationSource: irradiation.source,
      generation: { monthly, yearly, averageMonthly, offset },
      savings: {
        firstYear: years[0]?.savings ?? 0,
        years25: sum(years.map(({ savings }) => savings)),
        billWithout: years[0]?.billWithout ?? 0,
        billWith: years[0]?.billWith ?? 0,
      },
      assumptions,
    },
  };
}
