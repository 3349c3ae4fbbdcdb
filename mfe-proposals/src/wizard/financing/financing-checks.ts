import { formatMoney, MAX_MONTHLY_INTEREST_FRACTION } from '@girassol/shared-domain';
import { toMonthlyRate } from '@girassol/shared-domain/solar';
import { type FormikErrors, setIn } from 'formik';
import { type FinancingValues, getInstalment } from './financing-values';

/** Returns the validation errors of the financing form, which holds the offers of banks, by form path. */
export function getFinancingErrors(price: number, values: FinancingValues): FormikErrors<FinancingValues> {
  let errors: FormikErrors<FinancingValues> = {};
  const wrong = (path: string, message: string) => {
    errors = setIn(errors, path, message);
  };
  for (const [index, offer] of values.financing.entries()) {
    const path = `financing.${index}`;
    const { entry, fee, gracePeriod, terms } = offer;
    if (fee !== null && (fee < 0 || toMonthlyRate(fee) > MAX_MONTHLY_INTEREST_FRACTION))
      wrong(`${path}.fee`, 'Informe os juros ao mês, até 15%.');
    if ((entry ?? 0) >= price) wrong(`${path}.entry`, `A entrada deve ser menor que ${formatMoney(price)}.`);
    if (gracePeriod !== null && (gracePeriod > 60 || !Number.isInteger(gracePeriod)))
      wrong(`${path}.gracePeriod`, 'Informe a carência em meses, até 60.');
    const offered = terms.filter(({ isOffered }) => isOffered);
    if (offered.length === 0) wrong(`${path}.terms`, 'Escolha ao menos um prazo.');
    else if (offered.some((term) => !getInstalment(price, offer, term)))
      wrong(`${path}.terms`, 'Informe os juros, ou a parcela do banco em cada prazo escolhido.');
  }
  return errors;
}
