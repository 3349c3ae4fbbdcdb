import type { GenerationTerms, Proposal } from '@girassol/shared-domain/contract';

/** The third step as it is filled in. */
export interface GenerationValues {
  /** From the tables of the place, or typed month by month. */
  source: 'TABLE' | 'TYPED';
  /** kWh/m² a day, January first; null where nothing was typed. */
  irradiation: (number | null)[];
  /** What a service gave last, and its name: it is the source as long as nobody changes a month. */
  found: { months: readonly number[]; source: string } | null;
  /** Degrees; null: the angle of the latitude. */
  tilt: number | null;
  /** Percent. */
  losses: number | null;
}

const LEAST_MONTHS = 12;

/** The form of a proposal's generation. */
export function generationOf({ generationTerms, estimateSystemData }: Proposal): GenerationValues {
  const typed = generationTerms?.irradiation;
  return {
    source: typed ? 'TYPED' : 'TABLE',
    irradiation: typed ?? Array.from({ length: LEAST_MONTHS }, () => null),
    found:
      typed && generationTerms?.irradiationSource
        ? { months: typed, source: generationTerms.irradiationSource }
        : null,
    tilt: generationTerms?.tilt ?? null,
    losses: generationTerms?.losses ?? estimateSystemData?.losses ?? null,
  };
}

/** What the engine is told of the sun: a month that was not typed is NaN, so that it says which one. */
export function termsOfSun({ source, irradiation, found, tilt }: GenerationValues): GenerationTerms {
  if (source === 'TABLE') return { irradiation: null, tilt };
  const isFound = found?.months.every((hsp, month) => hsp === irradiation[month]);
  return {
    irradiation: irradiation.map((hsp) => hsp ?? Number.NaN),
    ...(found && isFound && { irradiationSource: found.source }),
    tilt: null,
  };
}

/** The step as it goes to the server. */
export const generationRequest = (values: GenerationValues) => ({
  ...termsOfSun(values),
  ...(values.losses !== null && { losses: values.losses }),
});
