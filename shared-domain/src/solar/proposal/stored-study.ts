import type { ProposalData } from '../../contract/proposal-data';
import { type BrazilianStateCode, brazilianStates } from '../../documents/states';
import { sumInverterWatts } from '../../proposals/equipment-figures';
import { calculateProposal, type ProposalStudyResult } from './calculate-proposal';
import type { ProposalInput } from './proposal-input';
import { toStudyConsumerUnits } from './proposal-units';

/** Builds the calculation input of a stored proposal, for a study that begins in `startYear`. */
export function buildProposalInput(data: ProposalData, startYear: number): ProposalInput {
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
    energyBillData: toStudyConsumerUnits({
      tariffModality: data.tariffModality ?? 'B',
      energyBillData: data.energyBillData ?? [],
    }),
    irradiation: {
      entered: generationTerms?.irradiation ?? null,
      enteredSource: generationTerms?.irradiationSource ?? null,
      municipality: data.municipalIrradiation ?? null,
      uf: parseStateCode(location?.uf),
      tilt: generationTerms?.tilt ?? null,
    },
    losses: estimateSystemData?.losses ?? null,
    power: realSystemData?.power ?? null,
    inverterPower: sumInverterWatts(inverterData) / 1_000,
    finalPrice: revenueData?.finalPrice || null,
    inflation: revenueData?.inflation ?? null,
    settings: data.calculationSettings ?? null,
  };
}

/**
 * Returns the calendar year that the study of a proposal begins with, wherever it is shown: the year in which its price was
 * made. A proposal without a price, or priced before that year was stored, begins with the year of `registryDate`.
 * @param registryDate `yyyy-mm-dd`, the day in São Paulo on which it was begun
 */
export const getStudyStartYear = (
  { firstYear }: Pick<ProposalData, 'firstYear'>,
  registryDate: string,
): number => firstYear ?? Number(registryDate.slice(0, 4));

/**
 * Calculates the study of a stored proposal that begins in `startYear`. Form, server and document all call
 * this function, so that their numbers are equal.
 */
export const calculateStoredProposal = (data: ProposalData, startYear: number): ProposalStudyResult =>
  calculateProposal(buildProposalInput(data, startYear));

const parseStateCode = (text: string | undefined): BrazilianStateCode | null =>
  brazilianStates.find(({ uf }) => uf === text)?.uf ?? null;
