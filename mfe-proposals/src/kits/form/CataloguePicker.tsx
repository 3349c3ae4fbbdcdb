import { api } from '@girassol/shared-auth';
import { type CatalogueKind, formatMoney } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { AsyncComboBox } from '@girassol/shared-ui/pickers';
import { useCallback, useRef } from 'react';
import { catalogueTable, itemName } from '../../catalogue/catalogue-table';

/** Picks something of the catalogue; what is picked becomes a line, and the field is free for the next. */
export function CataloguePicker({
  kind,
  onPick,
}: {
  kind: CatalogueKind;
  onPick: (item: CatalogueItem) => void;
}) {
  const found = useRef<readonly CatalogueItem[]>([]);
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items } = await api(`POST /${kind}/filtered`, {
        body: { searchValue: text.trim().slice(0, 120) },
        signal,
        silent: true,
      });
      found.current = items;
      return items.map((item: CatalogueItem) => ({
        value: item._id,
        label: itemName(item),
        description: [item.manufacturer, item.price > 0 && formatMoney(item.price)]
          .filter(Boolean)
          .join(' · '),
      }));
    },
    [kind],
  );
  return (
    <AsyncComboBox
      label={`Escolher ${catalogueTable[kind].one} do catálogo`}
      hideLabel
      placeholder={`Escolher ${catalogueTable[kind].one} do catálogo`}
      emptyText="Nada no catálogo com este nome"
      value={null}
      loadOptions={loadOptions}
      onChange={(value) => {
        const item = found.current.find(({ _id }) => _id === value);
        if (item) onPick(item);
      }}
    />
  );
}
