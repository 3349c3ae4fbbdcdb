import type { Equipment } from '@girassol/shared-domain/contract';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { LineList } from '../../wizard-frame/LineList';
import { aboveZero } from './kit-checks';
import { type ItemValues, type KitValues, newItem, newKey } from './kit-step-values';

const nameOf = ({ item, manufacturer }: Equipment) => ({ label: item, description: manufacturer });

const lineOf = ({ item, manufacturer, detail }: Equipment): ItemValues => ({
  key: newKey(),
  item,
  quantity: 1,
  manufacter: manufacturer,
  detail,
});

/** Structure, cables, protections: what comes with the kit besides. */
export function ItemsSection() {
  const { values, setFieldValue } = useFormikContext<KitValues>();
  const lines = values.additionalItems;
  const change = (next: ItemValues[]) => void setFieldValue('additionalItems', next);
  return (
    <FormSection aria-labelledby="section-items">
      <h2 id="section-items">Itens adicionais</h2>
      <p>Estrutura, cabos, proteções: o que a proposta mostra além de módulos e inversores.</p>
      <CatalogueSearch
        kind="equipaments"
        label="Buscar item no catálogo"
        nameOf={nameOf}
        onChoose={(item) => change([...lines, lineOf(item)])}
      />
      <LineList
        name="Item"
        addLabel="Adicionar item"
        lines={lines}
        onAdd={() => change([...lines, newItem()])}
        onRemove={(key) => change(lines.filter((line) => line.key !== key))}
        renderLine={(index) => (
          <>
            <FormTextField name={`additionalItems.${index}.item`} label="Item" isRequired maxLength={120} />
            <FormNumberField
              name={`additionalItems.${index}.quantity`}
              label="Quantidade"
              decimals={1}
              isRequired
              check={aboveZero}
            />
            <FormTextField name={`additionalItems.${index}.manufacter`} label="Fabricante" maxLength={80} />
            <FormTextField name={`additionalItems.${index}.detail`} label="Detalhe" maxLength={500} />
          </>
        )}
      />
    </FormSection>
  );
}
