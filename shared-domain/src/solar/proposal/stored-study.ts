import type { ProposalData } from '../../contract/proposal-data';
import { states, type Uf } from '../../documents/states';
import { invertersPower } from '../../proposals/equipment-figures';
import { calculateProposal, type ProposalResult } from './calculate-proposal';
import type { ProposalInput } from './proposal-input';
import { unitsOfProposal } from './units-of-proposal';

/** What a stored proposal is calculated from, in the year it is made. */
export function storedInput(data: ProposalData, startYear: number): ProposalInput {
  const {
    location,
    generationTerms,
    estimateSystemData,
    realSystemData,
    inverterData = [],
    revenueData,
  } = data;
  return {
    startYear,
    energyBillData: unitsOfProposal({
      tariffModality: data.tariffModality ?? 'B',
      energyBillData: data.energyBillData ?? [],
    }),
    irradiation: {
      entered: generationTerms?.irradiation ?? null,
      enteredSource: generationTerms?.irradiationSource ?? null,
      municipality: data.municipalIrradiation ?? null,
      uf: ufOf(location?.uf),
      tilt: generationTerms?.tilt ?? null,
    },
    losses: estimateSystemData?.losses ?? null,
    power: realSystemData?.power ?? null,
    inverterPower: invertersPower(inverterData) / 1_000,
    finalPrice: revenueData?.finalPrice || null,
    inflation: revenueData?.inflation ?? null,
    settings: data.calculationSettings ?? null,
  };
}

/** The study of a stored proposal: the same numbers for the form, the server and the document. */
export const studyOf = (data: ProposalData, startYear: number): ProposalResult =>
  calculateProposal(storedInput(data, startYear));

const ufOf = (text: string | undefined): Uf | null => states.find(({ uf }) => uf === text)?.uf ?? null;
