import { FormDateField, FormFields, FormSection, FormSwitch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { getEarliestAllowedDate } from '../item-form/form-dates';
import type { ItemFormValues } from '../item-form/item-form-values';

/**
 * Form section for the validity of an item's offer: a switch, and the last day on which the offer is valid.
 * The card of the item shows when the validity has expired.
 */
export function ValiditySection({ now }: { now: number }) {
  const { values, initialValues } = useFormikContext<ItemFormValues>();
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
          <FormDateField
            name="validityDate"
            label="Válida até"
            isRequired
            min={getEarliestAllowedDate(now, present)}
          />
        )}
      </FormFields>
    </FormSection>
  );
}
