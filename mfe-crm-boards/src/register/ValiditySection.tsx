import { FormDateField, FormFields, FormSection, FormSwitch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { earliestDate } from './form-dates';
import type { SaleValues } from './sale-values';

/** Until when the offer holds, if it ends at all. */
export function ValiditySection({ now }: { now: number }) {
  const { values, initialValues } = useFormikContext<SaleValues>();
  const present = initialValues.hasValidity ? initialValues.validityDate : null;
  return (
    <FormSection aria-labelledby="section-validity">
      <h2 id="section-validity">Validade</h2>
      <p>Passada a data, o cartão avisa que a validade expirou.</p>
      <FormFields>
        <div className="wide">
          <FormSwitch name="hasValidity" label="Tem data de validade" />
        </div>
        {values.hasValidity && (
          <FormDateField name="validityDate" label="Válida até" isRequired min={earliestDate(now, present)} />
        )}
      </FormFields>
    </FormSection>
  );
}
