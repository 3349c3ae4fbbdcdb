import { useSettings } from '@girassol/shared-auth';
import { formatNumber } from '@girassol/shared-domain';
import type { CatalogueEquipment } from '@girassol/shared-domain/contract';
import { announce, Button, Text, tokens } from '@girassol/shared-ui';
import { FormNumberField, FormSection, FormTextField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { FormLineList } from '../../wizard-frame/FormLineList';
import { checkAboveZero } from './kit-checks';
import {
  buildEmptyItem,
  generateLineKey,
  type ItemValues,
  type KitStepValues,
  MAX_ITEM_LINES,
} from './kit-step-values';

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

/** Describes a line of an additional item: `Estrutura · 2 un.`. Returns null while a required value is missing. */
const describeItem = ({ item, quantity, manufacter }: ItemValues): string | null =>
  item && quantity
    ? [item, manufacter, `${formatNumber(quantity, quantity % 1 === 0 ? 0 : 1)}\u00a0un.`]
        .filter(Boolean)
        .join(' · ')
    : null;

/** Form section for the additional items of the kit: structure, cables, protections. */
export function ItemsSection() {
  const { values, setFieldValue } = useFormikContext<KitStepValues>();
  const lines = values.additionalItems;
  const change = (next: ItemValues[]) => void setFieldValue('additionalItems', next);
  return (
    <FormSection aria-labelledby="section-items">
      <h2 id="section-items">Itens adicionais</h2>
      <p>Estrutura, cabos, proteções: o que a proposta mostra além de módulos e inversores.</p>
      {lines.length < MAX_ITEM_LINES && (
        <>
          <CatalogueSearch
            kind="equipaments"
            label="Buscar item no catálogo"
            getName={formatItemName}
            onChoose={(item) => change([...lines, toItemLine(item)])}
          />
          <AddonChoice
            lines={lines}
            onAdd={(name) => change([...lines, { ...buildEmptyItem(), item: name }])}
          />
        </>
      )}
      <FormLineList
        path="additionalItems"
        name="Item"
        addLabel="Adicionar item"
        lines={lines}
        limit={MAX_ITEM_LINES}
        many="itens"
        onAdd={() => change([...lines, buildEmptyItem()])}
        describeLine={describeItem}
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

interface AddonChoiceProps {
  lines: readonly ItemValues[];
  onAdd: (name: string) => void;
}

/** Extras of the account's settings that the kit does not have yet; a press adds one (settings-007). */
function AddonChoice({ lines, onAdd }: AddonChoiceProps) {
  const taken = new Set(lines.map(({ item }) => item.trim()));
  const names = (useSettings()?.addons ?? []).map(({ name }) => name).filter((name) => !taken.has(name));
  if (names.length === 0) return null;
  return (
    <Addons role="group" aria-label="Adicionais da empresa">
      <Text size={13} tone="soft">
        Adicionais da empresa
      </Text>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          icon="plus"
          onClick={() => {
            onAdd(name);
            announce(`${name} adicionado.`);
          }}
        >
          {name}
        </Button>
      ))}
    </Addons>
  );
}

const Addons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  align-items: center;
  margin-block: ${tokens.space[12]};
`;
