import type { Proposal } from '@girassol/shared-domain/contract';
import type { ProposalResult } from '@girassol/shared-domain/solar';
import { type FormikErrors, setIn } from 'formik';
import { studyWith } from '../frame/proposal-study';
import { rememberLatest } from '../frame/remember-latest';
import { type GenerationValues, termsOfSun } from './generation-values';

/**
 * The study of a proposal's system with what is typed, by the engine that the server uses; worked out once for an edit.
 */
export const studyOfGeneration = rememberLatest(
  (proposal: Proposal, values: GenerationValues): ProposalResult => {
    const data = { ...proposal, generationTerms: termsOfSun(values) };
    return studyWith(data, { losses: values.losses, finalPrice: null });
  },
);

/** Paths of the engine and of the form that differ. */
const formPath = (path: string) =>
  path.replace('irradiation.entered', 'irradiation').replace('irradiation.tilt', 'tilt');

/** What is wrong with the form. What is wrong with the steps before it has no field here: it is told as a whole. */
export function generationErrors(
  proposal: Proposal,
  values: GenerationValues,
): FormikErrors<GenerationValues> {
  const result = studyOfGeneration(proposal, values);
  if (result.ok) return {};
  return result.problems.reduce<FormikErrors<GenerationValues>>(
    (errors, { path, message }) => setIn(errors, formPath(path), message),
    {},
  );
}
