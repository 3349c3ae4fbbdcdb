import type { MunicipalIrradiation, ProposalResult } from '@girassol/shared-domain/solar';
import { type FormikErrors, getIn, setIn } from 'formik';
import { studyWith } from '../frame/proposal-study';
import { rememberLatest } from '../frame/remember-latest';
import { consumptionRequest } from './consumption-request';
import type { ConsumptionValues } from './consumption-values';

/** Where problems of the shares together are shown: they belong to no single unit. */
export const SHARES_PATH = 'rateio';

const study = rememberLatest(
  (values: ConsumptionValues, municipalIrradiation: MunicipalIrradiation | null): ProposalResult => {
    const { losses, ...data } = consumptionRequest(values);
    return studyWith(
      { ...data, municipalIrradiation },
      { losses: losses ?? null, settings: values.calculation },
    );
  },
);

/** The study of what was typed, with what the tables have of its place; worked out once for an edit. */
export const studyOfValues = (
  values: ConsumptionValues,
  municipalIrradiation: MunicipalIrradiation | null = null,
): ProposalResult => study(values, municipalIrradiation);

/** What is wrong with the form, at the paths of its fields: what the engine says, and what it does not ask for. */
export function consumptionErrors(values: ConsumptionValues): FormikErrors<ConsumptionValues> {
  const result = studyOfValues(values);
  let errors: FormikErrors<ConsumptionValues> = {};
  const add = (path: string, message: string) => {
    // One message for a year of months: the engine has already said what is wrong with it.
    if (typeof getIn(errors, path.replace(/\.\d+$/, '')) !== 'string') errors = setIn(errors, path, message);
  };
  for (const [index, unit] of values.energyBillData.entries())
    if (unit.ucName.trim() === '') add(`energyBillData.${index}.ucName`, 'Dê um nome à unidade.');
  if (result.ok) return errors;
  for (const { path, message } of result.problems) {
    // A place without a state is told by the field of the state.
    if (path === 'irradiation') continue;
    add(path === 'energyBillData' ? SHARES_PATH : path, message);
  }
  return errors;
}
