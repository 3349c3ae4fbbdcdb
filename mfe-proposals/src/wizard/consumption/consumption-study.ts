import type { MunicipalIrradiation, ProposalStudyResult } from '@girassol/shared-domain/solar';
import { type FormikErrors, getIn, setIn } from 'formik';
import { memoizeLatest } from '../../wizard-frame/memoize-latest';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { buildConsumptionRequest } from './consumption-request';
import type { ConsumptionValues } from './consumption-values';

/** Form path of errors about all surplus shares together, which belong to no single consumer unit. */
export const SURPLUS_SHARES_ERROR_PATH = 'rateio';

const computeConsumptionStudy = memoizeLatest(
  (values: ConsumptionValues, municipalIrradiation: MunicipalIrradiation | null): ProposalStudyResult => {
    const { losses, ...data } = buildConsumptionRequest(values);
    return computeStudy(
      { ...data, municipalIrradiation },
      { losses: losses ?? null, settings: values.calculation },
    );
  },
);

/**
 * Returns the study of the consumption form's values, with the irradiation of the city. Memoized for the
 * latest values.
 */
export const getConsumptionStudy = (
  values: ConsumptionValues,
  municipalIrradiation: MunicipalIrradiation | null = null,
): ProposalStudyResult => computeConsumptionStudy(values, municipalIrradiation);

/**
 * Returns the validation errors of the consumption form by form path: the problems found by the engine, and
 * checks that the engine does not make.
 */
export function getConsumptionErrors(values: ConsumptionValues): FormikErrors<ConsumptionValues> {
  const result = getConsumptionStudy(values);
  let errors: FormikErrors<ConsumptionValues> = {};
  const add = (path: string, message: string) => {
    // One message for a year of months: the engine has already said what is wrong with it.
    if (typeof getIn(errors, path.replace(/\.\d+$/, '')) !== 'string') errors = setIn(errors, path, message);
  };
  for (const [index, unit] of values.energyBillData.entries())
    if (unit.ucName.trim() === '') add(`energyBillData.${index}.ucName`, 'Dê um nome à unidade.');
  if (result.ok) return errors;
  for (const { path, message } of result.problems) {
    // A place without a state was told above, at the field of the state.
    if (path === 'irradiation') continue;
    add(path === 'energyBillData' ? SURPLUS_SHARES_ERROR_PATH : path, message);
  }
  return errors;
}
