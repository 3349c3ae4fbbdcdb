import { api } from '@girassol/shared-auth';
import { type CatalogueKind, formatMoney } from '@girassol/shared-domain';
import type { CatalogueItem, Equipment, Inverter, PvModule } from '@girassol/shared-domain/contract';
import { AsyncComboBox } from '@girassol/shared-ui/pickers';
import { useCallback, useRef, useState } from 'react';
import { itemName } from './catalogue-table';
import { useCatalogueRights } from './use-catalogue';

interface ItemOf {
  modules: PvModule;
  inverters: Inverter;
  equipaments: Equipment;
}

interface CatalogueSearchProps<K extends CatalogueKind> {
  kind: K;
  label: string;
  /** The label stands in the empty field instead of above it. */
  hideLabel?: boolean;
  nameOf?: (item: ItemOf[K]) => { label: string; description: string };
  onChoose: (item: ItemOf[K]) => void;
}

/** The model, with its manufacturer and price. */
const usualName = (item: CatalogueItem) => ({
  label: itemName(item),
  description: [item.manufacturer, item.price > 0 && formatMoney(item.price)].filter(Boolean).join(' · '),
});

/** Finds something in the account's catalogue and hands it over. Not there for plans without a catalogue. */
export function CatalogueSearch<K extends CatalogueKind>({
  kind,
  label,
  hideLabel = false,
  nameOf = usualName,
  onChoose,
}: CatalogueSearchProps<K>) {
  const rights = useCatalogueRights();
  const found = useRef(new Map<string, ItemOf[K]>());
  // A new one after each choice: the field is empty again.
  const [turn, setTurn] = useState(0);

  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const items = await find(kind, text.trim().slice(0, 120), signal);
      return items.map((item) => {
        found.current.set(item._id, item);
        return { value: item._id, ...nameOf(item) };
      });
    },
    [kind, nameOf],
  );

  if (!rights?.sees) return null;
  return (
    <AsyncComboBox
      key={turn}
      label={label}
      hideLabel={hideLabel}
      placeholder={hideLabel ? label : 'Digite fabricante ou modelo'}
      value={null}
      onChange={(id) => {
        const item = id === null ? undefined : found.current.get(id);
        if (!item) return;
        onChoose(item);
        setTurn(turn + 1);
      }}
      loadOptions={loadOptions}
      emptyText="Nada no catálogo com este texto."
    />
  );
}

async function find<K extends CatalogueKind>(
  kind: K,
  searchValue: string,
  signal: AbortSignal,
): Promise<ItemOf[K][]>;
async function find(kind: CatalogueKind, searchValue: string, signal: AbortSignal) {
  return (await api(`POST /${kind}/filtered`, { body: { searchValue }, signal, silent: true })).items;
}
