import { formatNumber, inverterWatts, kitInverterTypes, monitorings } from '@girassol/shared-domain';
import type { Inverter } from '@girassol/shared-domain/contract';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { getIn, useFormikContext } from 'formik';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { LineList } from '../../wizard-frame/LineList';
import { aboveZero } from './kit-checks';
import { type InverterValues, type KitValues, newInverter, newKey } from './kit-step-values';

const nameOf = ({ manufacturer, model, power }: Inverter) => ({
  label: `${manufacturer} ${model}`,
  description: `${formatNumber(power, 0)} W`,
});

const lineOf = (item: Inverter): InverterValues => ({
  key: newKey(),
  iManufacturer: item.manufacturer,
  iModel: item.model,
  iMonitoring: item.monitoring,
  iPower: item.power,
  iQuantity: 1,
  iWarranty: item.warranty,
  type: item.type === 'microinverter' ? 'microinverter' : 'string inverter',
});

/** The inverters of the system. */
export function InvertersSection() {
  const { values, setFieldValue } = useFormikContext<KitValues>();
  const lines = values.inverterData;
  const change = (next: InverterValues[]) => void setFieldValue('inverterData', next);
  return (
    <FormSection aria-labelledby="section-inverters">
      <h2 id="section-inverters">Inversores</h2>
      <p>A soma das potências é o limite do que o sistema injeta na rede.</p>
      <CatalogueSearch
        kind="inverters"
        label="Buscar inversor no catálogo"
        nameOf={nameOf}
        onChoose={(item) => change([...lines.filter(({ iManufacturer }) => iManufacturer), lineOf(item)])}
      />
      <LineList
        name="Inversor"
        addLabel="Adicionar inversor"
        isRequired
        lines={lines}
        onAdd={() => change([...lines, newInverter()])}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => <InverterFields path={`inverterData.${index}`} />}
      />
    </FormSection>
  );
}

function InverterFields({ path }: { path: string }) {
  const { values } = useFormikContext<KitValues>();
  const typed: unknown = getIn(values, `${path}.iPower`);
  const isKw = typeof typed === 'number' && typed > 0 && typed < 100;
  return (
    <>
      <FormTextField name={`${path}.iManufacturer`} label="Fabricante" isRequired maxLength={80} />
      <FormTextField name={`${path}.iModel`} label="Modelo" maxLength={80} />
      <FormNumberField
        name={`${path}.iPower`}
        label="Potência"
        unit="W"
        decimals={1}
        isRequired
        check={aboveZero}
        description={
          isKw
            ? `Lido como kW: ${formatNumber(inverterWatts(typed), 0)} W.`
            : 'Abaixo de 100, é lida como kW.'
        }
      />
      <FormNumberField
        name={`${path}.iQuantity`}
        label="Quantidade"
        unit="un."
        isRequired
        check={aboveZero}
      />
      <FormSelect
        name={`${path}.type`}
        label="Tipo"
        options={kitInverterTypes.map(({ value, label }) => ({ value, label }))}
      />
      <FormSelect
        name={`${path}.iMonitoring`}
        label="Monitoramento"
        options={monitorings.map((value) => ({ value, label: value }))}
      />
      <FormNumberField name={`${path}.iWarranty`} label="Garantia" unit="anos" />
    </>
  );
}
