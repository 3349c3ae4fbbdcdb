import { asks, type BoardKind, boards, temperatures, ucTypes } from '@girassol/shared-domain';
import {
  FormDateField,
  FormFields,
  FormMoneyField,
  FormNumberField,
  FormSection,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { useFormikContext } from 'formik';
import { dealTexts } from './deal-texts';
import { earliestDate } from './form-dates';
import { hasSystem } from './SystemSection';
import type { SaleValues } from './sale-values';
import { ofNoun } from './titles';

const ucOptions = ucTypes.map((type) => ({ value: type, label: type }));
const temperatureOptions = temperatures.map(({ value, label }) => ({ value: String(value), label }));

/** What the item is: its name, and what its board asks for of amount, power, kind of unit, warmth and deadline. */
export function DealSection({
  kind,
  now,
  fixedAmount,
}: {
  kind: BoardKind;
  now: number;
  /** Why the amount cannot be typed, where it cannot. */
  fixedAmount?: string;
}) {
  const { initialValues } = useFormikContext<SaleValues>();
  return (
    <FormSection aria-labelledby="section-deal">
      <h2 id="section-deal">{boards[kind].itemName}</h2>
      <p>{dealTexts[kind].hint}</p>
      <FormFields>
        <div className="wide">
          <FormTextField
            name="name"
            label={`Nome ${ofNoun(kind)}`}
            isRequired
            placeholder={dealTexts[kind].nameExample}
            autoComplete="off"
            maxLength={120}
          />
        </div>
        {asks(kind, 'amount') && (
          <FormMoneyField
            name="amount"
            label="Valor"
            isDisabled={fixedAmount !== undefined}
            description={fixedAmount}
          />
        )}
        {asks(kind, 'power') && !hasSystem(kind) && (
          <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
        )}
        {asks(kind, 'ucType') && <FormSelect name="ucType" label="Tipo de UC" options={ucOptions} />}
        {asks(kind, 'leadTemperature') && (
          <FormSelect name="leadTemperature" label="Temperatura" options={temperatureOptions} />
        )}
        {asks(kind, 'dueDate') && (
          <FormDateField name="dueDate" label="Prazo" min={earliestDate(now, initialValues.dueDate)} />
        )}
      </FormFields>
    </FormSection>
  );
}
