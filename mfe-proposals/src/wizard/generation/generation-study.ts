import type { Proposal } from '@girassol/shared-domain/contract';
import type { ProposalStudyResult } from '@girassol/shared-domain/solar';
import { type FormikErrors, setIn } from 'formik';
import { memoizeLatest } from '../../wizard-frame/memoize-latest';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { type GenerationValues, toGenerationTerms } from './generation-values';

/** Returns the study of a proposal's system with the typed values, by the same engine as the server. Memoized. */
export const getGenerationStudy = memoizeLatest(
  (proposal: Proposal, values: GenerationValues): ProposalStudyResult => {
    const data = { ...proposal, generationTerms: toGenerationTerms(values) };
    return computeStudy(data, { losses: values.losses, finalPrice: null });
  },
);

/** Paths of the engine and of the form that differ. */
const toFormPath = (path: string) =>
  path.replace('irradiation.entered', 'irradiation').replace('irradiation.tilt', 'tilt');

/**
 * Returns the validation errors of the generation form by form path. Problems of earlier steps have no field
 * in this form and are shown for the form as a whole.
 */
export function getGenerationErrors(
  proposal: Proposal,
  values: GenerationValues,
): FormikErrors<GenerationValues> {
  const result = getGenerationStudy(proposal, values);
  if (result.ok) return {};
  return result.problems.reduce<FormikErrors<GenerationValues>>(
    (errors, { path, message }) => setIn(errors, toFormPath(path), message),
    {},
  );
}
