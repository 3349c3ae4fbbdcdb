import {
  formatNumber,
  inverterMonitoringTypes,
  kitInverterTypes,
  toInverterWatts,
} from '@girassol/shared-domain';
import type { Inverter } from '@girassol/shared-domain/contract';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { getIn, useFormikContext } from 'formik';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { checkAboveZero } from './kit-checks';
import {
  buildEmptyInverter,
  generateLineKey,
  type InverterValues,
  type KitStepValues,
  MAX_INVERTER_LINES,
} from './kit-step-values';

const formatInverterName = ({ manufacturer, model, power }: Inverter) => ({
  label: `${manufacturer} ${model}`,
  description: `${formatNumber(power, 0)} W`,
});

const toInverterLine = (item: Inverter): InverterValues => ({
  key: generateLineKey(),
  iManufacturer: item.manufacturer,
  iModel: item.model,
  iMonitoring: item.monitoring,
  iPower: item.power,
  iQuantity: 1,
  iWarranty: item.warranty,
  type: item.type === 'microinverter' ? 'microinverter' : 'string inverter',
});

/** Describes an inverter line: `Growatt MIN 5000 · 5,00 kW · 1 un.`. Returns null while a required value is missing. */
const describeInverter = ({ iManufacturer, iModel, iPower, iQuantity }: InverterValues): string | null =>
  iManufacturer && iPower && iQuantity
    ? `${`${iManufacturer} ${iModel}`.trim()} · ${formatNumber(toInverterWatts(iPower) / 1_000)}\u00a0kW · ${formatNumber(iQuantity, 0)}\u00a0un.`
    : null;

/** Form section for the inverters of the system. */
export function InvertersSection() {
  const { values, setFieldValue } = useFormikContext<KitStepValues>();
  const lines = values.inverterData;
  const filled = lines.filter(({ iManufacturer }) => iManufacturer);
  const change = (next: InverterValues[]) => void setFieldValue('inverterData', next);
  return (
    <FormSection aria-labelledby="section-inverters">
      <h2 id="section-inverters">Inversores</h2>
      <p>A soma das potências é o limite do que o sistema injeta na rede.</p>
      {filled.length < MAX_INVERTER_LINES && (
        <CatalogueSearch
          kind="inverters"
          label="Buscar inversor no catálogo"
          getName={formatInverterName}
          onChoose={(item) => change([...filled, toInverterLine(item)])}
        />
      )}
      <FormLineList
        path="inverterData"
        name="Inversor"
        addLabel="Adicionar inversor"
        isRequired
        lines={lines}
        limit={MAX_INVERTER_LINES}
        many="inversores"
        onAdd={() => change([...lines, buildEmptyInverter()])}
        describeLine={describeInverter}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => <InverterFields path={`inverterData.${index}`} />}
      />
    </FormSection>
  );
}

function InverterFields({ path }: { path: string }) {
  const { values } = useFormikContext<KitStepValues>();
  const typed: unknown = getIn(values, `${path}.iPower`);
  const isKw = typeof typed === 'number' && typed > 0 && typed < 100;
  return (
    <>
      <FormTextField name={`${path}.iManufacturer`} label="Fabricante" isRequired maxLength={80} />
      <FormTextField name={`${path}.iModel`} label="Modelo" maxLength={80} />
      <UsualNumberField
        usual="inverterPower"
        name={`${path}.iPower`}
        label="Potência"
        unit="W"
        decimals={1}
        isRequired
        check={checkAboveZero}
        description={
          isKw
            ? `Lido como kW: ${formatNumber(toInverterWatts(typed), 0)} W.`
            : 'Abaixo de 100, é lida como kW.'
        }
      />
      <FormNumberField
        name={`${path}.iQuantity`}
        label="Quantidade"
        unit="un."
        isRequired
        check={checkAboveZero}
      />
      <FormSelect
        name={`${path}.type`}
        label="Tipo"
        options={kitInverterTypes.map(({ value, label }) => ({ value, label }))}
      />
      <FormSelect
        name={`${path}.iMonitoring`}
        label="Monitoramento"
        options={inverterMonitoringTypes.map((value) => ({ value, label: value }))}
      />
      <FormNumberField name={`${path}.iWarranty`} label="Garantia" unit="anos" />
    </>
  );
}
