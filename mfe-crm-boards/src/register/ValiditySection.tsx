import { toIsoDate } from '@girassol/shared-domain';
import { FormDateField, FormSwitch } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { Fields, Section } from './form-layout';
import type { SaleValues } from './sale-values';

/** Until when the offer holds, if it ends at all. */
export function ValiditySection({ now }: { now: number }) {
  const { values, initialValues } = useFormikContext<SaleValues>();
  const today = toIsoDate(now);
  const present = initialValues.hasValidity ? initialValues.validityDate : null;
  return (
    <Section aria-labelledby="section-validity">
      <h2 id="section-validity">Validade</h2>
      <p>Passada a data, o cartão avisa que a validade expirou.</p>
      <Fields>
        <div className="wide">
          <FormSwitch name="hasValidity" label="Tem data de validade" />
        </div>
        {values.hasValidity && (
          <FormDateField
            name="validityDate"
            label="Válida até"
            isRequired
            min={present !== null && present < today ? present : today}
          />
        )}
      </Fields>
    </Section>
  );
}
