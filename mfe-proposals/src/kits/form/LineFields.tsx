import { kitInverterTypes } from '@girassol/shared-domain';
import { FormMoneyField, FormNumberField, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { UsualNumberField } from '../../usual-values/UsualNumberField';

const some = (value: number | null) =>
  value !== null && value <= 0 ? 'Insira um número maior que zero.' : undefined;

/**
 * Fields of a module or inverter line of a kit: manufacturer, model, power, quantity and price. `name` is the
 * Formik path of the line.
 */
export function ModuleOrInverterLineFields({ name, isInverter }: { name: string; isInverter: boolean }) {
  return (
    <>
      <FormTextField
        name={`${name}.manufacturer`}
        label="Fabricante"
        maxLength={80}
        autoComplete="off"
        isRequired
      />
      <FormTextField name={`${name}.model`} label="Modelo" maxLength={80} autoComplete="off" />
      <UsualNumberField
        usual={isInverter ? 'inverterPower' : 'modulePower'}
        name={`${name}.power`}
        label="Potência"
        unit={isInverter ? 'W' : 'Wp'}
        decimals={2}
        isRequired
        check={some}
      />
      {isInverter && <FormSelect name={`${name}.type`} label="Tipo" options={kitInverterTypes} />}
      <FormNumberField name={`${name}.quantity`} label="Quantidade" decimals={0} isRequired check={some} />
      <FormMoneyField name={`${name}.price`} label="Preço unitário" />
    </>
  );
}

/**
 * Fields of a line of additional equipment in a kit: item, quantity and unit price. `name` is the Formik path
 * of the line.
 */
export function ItemLineFields({ name }: { name: string }) {
  return (
    <>
      <FormTextField name={`${name}.item`} label="Item" maxLength={120} autoComplete="off" isRequired />
      <FormNumberField name={`${name}.quantity`} label="Quantidade" decimals={2} isRequired check={some} />
      <FormMoneyField name={`${name}.price`} label="Preço unitário" />
    </>
  );
}
