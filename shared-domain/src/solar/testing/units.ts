import type { ConsumerUnit } from '../consumer-unit';
import { calculateProposal, type ProposalStudy } from '../proposal/calculate-proposal';
import type { ProposalInput } from '../proposal/proposal-input';

/** Builds a consumer unit for tests: by default a house on two phases with `each` kWh in every month. */
export function buildConsumerUnit({ each, ...more }: Partial<ConsumerUnit> & { each: number }): ConsumerUnit {
  return {
    ucType: 'Residencial',
    tariffModality: 'B',
    phase: 'Bifásica',
    monthlyConsumption: Array.from({ length: 12 }, () => each),
    kwhPrice: 0.95,
    finViabilityData: { bWireValue: 0.25, simultaneityFactor: 30 },
    ...more,
  };
}

/**
 * Calculates a study for tests, by default of 4 kWp for R$ 15,000 in São Paulo from 2026 on; throws if it has problems.
 */
export function calculateTestStudy(
  input: Partial<ProposalInput> & Pick<ProposalInput, 'energyBillData'>,
): ProposalStudy {
  const result = calculateProposal({
    startYear: 2026,
    irradiation: { uf: 'SP' },
    power: 4,
    finalPrice: 15_000,
    ...input,
  });
  if (!result.ok) throw new Error(result.problems.map(({ path, code }) => `${code} at ${path}`).join(', '));
  return result.study;
}
