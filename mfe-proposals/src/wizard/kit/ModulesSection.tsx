import { formatNumber } from '@girassol/shared-domain';
import type { PvModule } from '@girassol/shared-domain/contract';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { UsualNumberField } from '../../usual-values/UsualNumberField';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { checkAboveZero } from './kit-checks';
import {
  buildEmptyModule,
  generateLineKey,
  type KitStepValues,
  MAX_MODULE_LINES,
  type ModuleValues,
} from './kit-step-values';

const formatModuleName = ({ manufacturer, model, power }: PvModule) => ({
  label: `${manufacturer} ${model}`,
  description: `${formatNumber(power, 0)} Wp`,
});

const toModuleLine = (item: PvModule, quantity: number | null): ModuleValues => ({
  key: generateLineKey(),
  manufacturer: item.manufacturer,
  model: item.model,
  power: item.power,
  quantity,
  weight: item.weight,
  mLength: item.mLength,
  width: item.width,
  warrantyDefect: item.warrantyDefect,
  warrantyEfficiency: item.warrantyEfficiency,
});

/** Describes a module line: `Canadian CS6 · 550 Wp · 10 un.`. Returns null while a required value is missing. */
const describeModule = ({ manufacturer, model, power, quantity }: ModuleValues): string | null =>
  manufacturer && power && quantity
    ? `${`${manufacturer} ${model}`.trim()} · ${formatNumber(power, 0)}\u00a0Wp · ${formatNumber(quantity, 0)}\u00a0un.`
    : null;

/**
 * Form section for the modules of the system. `quantityFor` returns how many modules of a power in W the consumption
 * requires.
 */
export function ModulesSection({ quantityFor }: { quantityFor: (watts: number) => number | null }) {
  const { values, setFieldValue } = useFormikContext<KitStepValues>();
  const lines = values.pvModuleData;
  const filled = lines.filter(({ manufacturer }) => manufacturer);
  const change = (next: ModuleValues[]) => void setFieldValue('pvModuleData', next);
  return (
    <FormSection aria-labelledby="section-modules">
      <h2 id="section-modules">Módulos</h2>
      <p>Potência e quantidade dão a potência do sistema; as medidas, a área e o peso no telhado.</p>
      {filled.length < MAX_MODULE_LINES && (
        <CatalogueSearch
          kind="modules"
          label="Buscar módulo no catálogo"
          getName={formatModuleName}
          onChoose={(item) => change([...filled, toModuleLine(item, quantityFor(item.power))])}
        />
      )}
      <FormLineList
        path="pvModuleData"
        name="Módulo"
        addLabel="Adicionar módulo"
        isRequired
        lines={lines}
        limit={MAX_MODULE_LINES}
        many="módulos"
        onAdd={() => change([...lines, buildEmptyModule()])}
        describeLine={describeModule}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => <ModuleFields path={`pvModuleData.${index}`} />}
      />
    </FormSection>
  );
}

function ModuleFields({ path }: { path: string }) {
  return (
    <>
      <FormTextField name={`${path}.manufacturer`} label="Fabricante" isRequired maxLength={80} />
      <FormTextField name={`${path}.model`} label="Modelo" maxLength={80} />
      <UsualNumberField
        usual="modulePower"
        name={`${path}.power`}
        label="Potência"
        unit="Wp"
        isRequired
        check={checkAboveZero}
      />
      <FormNumberField
        name={`${path}.quantity`}
        label="Quantidade"
        unit="un."
        isRequired
        check={checkAboveZero}
      />
      <FormNumberField name={`${path}.mLength`} label="Comprimento" unit="mm" />
      <FormNumberField name={`${path}.width`} label="Largura" unit="mm" />
      <FormNumberField name={`${path}.warrantyDefect`} label="Garantia contra defeitos" unit="anos" />
      <FormNumberField name={`${path}.warrantyEfficiency`} label="Garantia de eficiência" unit="anos" />
      <FormNumberField name={`${path}.weight`} label="Peso" unit="kg" decimals={1} />
    </>
  );
}
