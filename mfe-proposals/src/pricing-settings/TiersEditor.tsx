import { formatExactNumber } from '@girassol/shared-domain';
import { MARGIN_ABOVE_TIERS_PERCENT } from '@girassol/shared-domain/pricing';
import { Button, EmptyState, IconButton, Stack, Text } from '@girassol/shared-ui';
import { FormNumberField, FormRow, FormRowList, RowLimitText, useFormRows } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { generateUuid } from './generate-uuid';
import type { MarginTierValues } from './pricing-settings-values';

/** Maximum number of tiers that the server takes. */
const MAX_TIERS = 50;

/** Editor of the margin tiers of simple pricing, by the power of the system. */
export function TiersEditor({ tiers }: { tiers: MarginTierValues[] }) {
  const rows = useFormRows('tiers', tiers);
  return (
    <>
      {tiers.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhuma faixa cadastrada"
          text="Sem faixas não há preço por margem: adicione a primeira, com a potência até onde ela vale."
        />
      )}
      <List>
        {tiers.map(({ key, power }, index) => (
          <li key={key}>
            <FormRow path={`tiers.${index}`} name={`Faixa ${index + 1}`}>
              <FormNumberField
                name={`tiers.${index}.power`}
                label="Potência até"
                unit="kWp"
                decimals={3}
                autoFocus={power === null}
              />
              <FormNumberField name={`tiers.${index}.margin`} label="Margem" unit="%" decimals={2} />
            </FormRow>
            <IconButton
              icon="trash"
              label={`Excluir faixa ${index + 1}`}
              onClick={() => rows.remove(index, `Faixa até ${formatExactNumber(power ?? 0)} kWp`)}
            />
          </li>
        ))}
      </List>
      <Stack gap={8} align="start">
        <Button
          icon="plus"
          disabled={tiers.length >= MAX_TIERS}
          onClick={() => rows.add({ key: generateUuid(), power: null, margin: null })}
        >
          Adicionar faixa
        </Button>
        <RowLimitText count={tiers.length} limit={MAX_TIERS} many="faixas" />
        <Text as="p" size={13} tone="soft">
          Vale a primeira faixa que alcança a potência do sistema; ao salvar, elas ficam em ordem. Acima de
          todas, a margem é de {MARGIN_ABOVE_TIERS_PERCENT}%.
        </Text>
      </Stack>
    </>
  );
}

const List = styled(FormRowList)`
  > li { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; }
  /* Beside the boxes, below their labels. */
  > li > button { margin-top: 1.5rem; }
`;
