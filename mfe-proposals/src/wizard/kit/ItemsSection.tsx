import type { CatalogueEquipment } from '@girassol/shared-domain/contract';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { checkAboveZero } from './kit-checks';
import { buildEmptyItem, generateLineKey, type ItemValues, type KitStepValues } from './kit-step-values';

const formatItemName = ({ item, manufacturer }: CatalogueEquipment) => ({
  label: item,
  description: manufacturer,
});

const toItemLine = ({ item, manufacturer, detail }: CatalogueEquipment): ItemValues => ({
  key: generateLineKey(),
  item,
  quantity: 1,
  manufacter: manufacturer,
  detail,
});

/** Form section for the additional items of the kit: structure, cables, protections. */
export function ItemsSection() {
  const { values, setFieldValue } = useFormikContext<KitStepValues>();
  const lines = values.additionalItems;
  const change = (next: ItemValues[]) => void setFieldValue('additionalItems', next);
  return (
    <FormSection aria-labelledby="section-items">
      <h2 id="section-items">Itens adicionais</h2>
      <p>Estrutura, cabos, proteções: o que a proposta mostra além de módulos e inversores.</p>
      <CatalogueSearch
        kind="equipaments"
        label="Buscar item no catálogo"
        getName={formatItemName}
        onChoose={(item) => change([...lines, toItemLine(item)])}
      />
      <FormLineList
        name="Item"
        addLabel="Adicionar item"
        lines={lines}
        onAdd={() => change([...lines, buildEmptyItem()])}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => (
          <>
            <FormTextField name={`additionalItems.${index}.item`} label="Item" isRequired maxLength={120} />
            <FormNumberField
              name={`additionalItems.${index}.quantity`}
              label="Quantidade"
              decimals={1}
              isRequired
              check={checkAboveZero}
            />
            <FormTextField name={`additionalItems.${index}.manufacter`} label="Fabricante" maxLength={80} />
            <FormTextField name={`additionalItems.${index}.detail`} label="Detalhe" maxLength={500} />
          </>
        )}
      />
    </FormSection>
  );
}
