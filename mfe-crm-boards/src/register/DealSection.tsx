import {
  type BoardKind,
  boardDescriptions,
  consumerUnitTypes,
  hasBoardField,
  leadTemperatures,
} from '@girassol/shared-domain';
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
import { getEarliestAllowedDate } from '../item-form/form-dates';
import type { ItemFormValues } from '../item-form/item-form-values';
import { itemFormTexts } from './item-form-texts';
import { hasSystemSection } from './SystemSection';
import { getPossessiveItemNoun } from './titles';

const ucOptions = consumerUnitTypes.map((type) => ({ value: type, label: type }));
const temperatureOptions = leadTemperatures.map(({ value, label }) => ({ value: String(value), label }));

/**
 * Form section for the item: its name, and those of amount, power, unit type, temperature and deadline that
 * the item's board has.
 */
export function DealSection({
  kind,
  now,
  fixedAmount,
}: {
  kind: BoardKind;
  now: number;
  /** Reason why the amount is read-only; omitted if it can be typed. */
  fixedAmount?: string | undefined;
}) {
  const { initialValues } = useFormikContext<ItemFormValues>();
  return (
    <FormSection aria-labelledby="section-deal">
      <h2 id="section-deal">{boardDescriptions[kind].itemName}</h2>
      <p>{itemFormTexts[kind].hint}</p>
      <FormFields>
        <div className="wide">
          <FormTextField
            name="name"
            label={`Nome ${getPossessiveItemNoun(kind)}`}
            isRequired
            placeholder={itemFormTexts[kind].nameExample}
            autoComplete="off"
            maxLength={120}
          />
        </div>
        {hasBoardField(kind, 'amount') && (
          <FormMoneyField
            name="amount"
            label="Valor"
            isDisabled={fixedAmount !== undefined}
            description={fixedAmount}
          />
        )}
        {hasBoardField(kind, 'power') && !hasSystemSection(kind) && (
          <FormNumberField name="power" label="Potência" unit="kWp" decimals={2} />
        )}
        {hasBoardField(kind, 'ucType') && <FormSelect name="ucType" label="Tipo de UC" options={ucOptions} />}
        {hasBoardField(kind, 'leadTemperature') && (
          <FormSelect name="leadTemperature" label="Temperatura" options={temperatureOptions} />
        )}
        {hasBoardField(kind, 'dueDate') && (
          <FormDateField
            name="dueDate"
            label="Prazo"
            min={getEarliestAllowedDate(now, initialValues.dueDate)}
          />
        )}
      </FormFields>
    </FormSection>
  );
}
