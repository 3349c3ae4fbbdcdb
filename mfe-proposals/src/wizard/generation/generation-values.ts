import type { GenerationInputs, Proposal } from '@girassol/shared-domain/contract';

/** Form values of the third wizard step, the generation. */
export interface GenerationValues {
  /** From the tables of the place, or typed month by month. */
  source: 'TABLE' | 'TYPED';
  /** kWh/m² a day, January first; null where nothing was typed. */
  irradiation: (number | null)[];
  /** Latest values from a service and its name, which is the source while no month is changed. */
  found: { months: readonly number[]; source: string } | null;
  /** Degrees; null: the angle of the latitude. */
  tilt: number | null;
  /** Percent. */
  losses: number | null;
}

const MONTHS_PER_YEAR = 12;

/** Converts the generation of a proposal to form values. */
export function toGenerationValues({ generationTerms, estimateSystemData }: Proposal): GenerationValues {
  const typed = generationTerms?.irradiation;
  return {
    source: typed ? 'TYPED' : 'TABLE',
    irradiation: typed ?? Array.from({ length: MONTHS_PER_YEAR }, () => null),
    found:
      typed && generationTerms?.irradiationSource
        ? { months: typed, source: generationTerms.irradiationSource }
        : null,
    tilt: generationTerms?.tilt ?? null,
    losses: generationTerms?.losses ?? estimateSystemData?.losses ?? null,
  };
}

/**
 * Converts the values of the generation form to the irradiation terms of the engine. A month without a number
 * is NaN, so that the engine reports the month.
 */
export function toGenerationTerms({ source, irradiation, found, tilt }: GenerationValues): GenerationInputs {
  if (source === 'TABLE') return { irradiation: null, tilt };
  const isFound = found?.months.every((hsp, month) => hsp === irradiation[month]);
  return {
    irradiation: irradiation.map((hsp) => hsp ?? Number.NaN),
    ...(found && isFound && { irradiationSource: found.source }),
    tilt: null,
  };
}

/** Builds the request that saves the generation step. */
export const buildGenerationRequest = (values: GenerationValues) => ({
  ...toGenerationTerms(values),
  ...(values.losses !== null && { losses: values.losses }),
});
