import type { ProposalData } from '../../contract/proposal-data';
import type { ConsumptionData } from '../../contract/proposal-units';
import { moduleFigures } from '../../proposals/equipment-figures';
import { sum } from '../months';
import { modulesFor } from '../sizing';
import type { Kwh, Kwp, Reais } from '../units';
import type { SolarProblem } from '../validation/problem-list';
import { calculateProposal, type GenerationStudy, type ProposalStudy } from './calculate-proposal';
import { storedInput } from './stored-study';

/** The module that the calculator counts in: Wp, kg and mm of what most roofs get today. */
export const CALCULATOR_MODULE = { power: 550, weight: 28, mLength: 2_279, width: 1_134 };

/** What the calculator shows of a consumption (calculator-001): the system and what it saves; no prices of it. */
export interface Calculation {
  /** Of whole modules. */
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

export type CalculationResult =
  | { ok: true; calculation: Calculation }
  | { ok: false; problems: SolarProblem[] };

/** A calculation in the year it is made: as many usual modules as the consumption asks for, at least one. */
export function calculationOf(
  data: ConsumptionData & Pick<ProposalData, 'municipalIrradiation' | 'calculationSettings'>,
  startYear: number,
): CalculationResult {
  const input = { ...storedInput(data, startYear), losses: data.losses };
  const sized = calculateProposal(input);
  if (!sized.ok) return sized;
  const moduleCount = Math.max(1, modulesFor(sized.study.sizing.targetPower, CALCULATOR_MODULE.power));
  const { power, area } = moduleFigures([{ ...CALCULATOR_MODULE, quantity: moduleCount }]);
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
