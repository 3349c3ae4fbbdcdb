import { formatMoney } from '@girassol/shared-domain';
import { Text, tokens } from '@girassol/shared-ui';
import { Checkbox, FormMoneyField } from '@girassol/shared-ui/fields';
import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { FigureTable } from '../../wizard-frame/FigureTable';
import { computeInstalment, type FinancingValues, getInstalment, type OfferValues } from './financing-values';

const { color, font, screen, space } = tokens;

interface TermsTableProps {
  path: string;
  offer: OfferValues;
  price: number;
}

/** Table of the terms of a financing offer: offered or not, monthly instalment and total. */
export function TermsTable({ path, offer, price }: TermsTableProps) {
  const { errors, touched, setFieldValue } = useFormikContext<FinancingValues>();
  const error: unknown = getIn(touched, path) ? getIn(errors, `${path}.terms`) : undefined;
  const insurance = offer.insuranceValue ?? 0;
  return (
    <>
      <Terms label="Prazos da oferta">
        <thead>
          <tr>
            <th scope="col">Prazo</th>
            <th scope="col">Parcela calculada</th>
            <th scope="col">Parcela do banco</th>
            <th scope="col">Total pago</th>
          </tr>
        </thead>
        <tbody>
          {offer.terms.map((term, index) => {
            const { installments, isOffered } = term;
            const computed = computeInstalment(price, offer, installments);
            const instalment = getInstalment(price, offer, term);
            const total = instalment && (instalment + insurance) * installments + (offer.entry ?? 0);
            return (
              <tr key={installments} data-off={isOffered ? undefined : ''}>
                <th scope="row">
                  <Checkbox
                    name={`${path}.terms.${index}.isOffered`}
                    label={`${installments}x`}
                    value={isOffered}
                    onChange={(next) => void setFieldValue(`${path}.terms.${index}.isOffered`, next)}
                  />
                </th>
                <td>{computed === null ? '–' : formatMoney(computed)}</td>
                <td>
                  {isOffered && (
                    <FormMoneyField
                      name={`${path}.terms.${index}.value`}
                      label={`Parcela do banco em ${installments}x`}
                      hideLabel
                      placeholder={computed === null ? 'Informe' : 'A calculada'}
                    />
                  )}
                </td>
                <td>{isOffered && total ? formatMoney(total) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </Terms>
      {typeof error === 'string' && (
        <Text as="p" size={12} tone="bad" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}

const Terms = styled(FigureTable)`
  th:first-child { padding-left: 0; }
  td:nth-child(3) { width: 9rem; }
  tr[data-off] td { color: ${color.inkFaint}; }
  /* On a phone a term is two lines: which and how much, then what the bank says and the sum. */
  @media ${screen.phone} {
    thead { position: absolute; clip-path: inset(50%); }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space[4]} ${space[8]};
      padding: ${space[8]} 0;
      border-top: 1px solid ${color.lineSoft};
    }
    th, td, td:nth-child(3) { width: auto; padding: 0; border: 0; }
    td:nth-child(4)::before { content: 'Total '; color: ${color.inkSoft}; font: ${font[12]}; }
    tr[data-off] :is(td:nth-child(3), td:nth-child(4)) { display: none; }
  }
`;
