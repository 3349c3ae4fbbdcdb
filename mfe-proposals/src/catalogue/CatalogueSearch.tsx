import { api } from '@girassol/shared-auth';
import { type CatalogueKind, formatMoney } from '@girassol/shared-domain';
import type { CatalogueEquipment, CatalogueItem, Inverter, PvModule } from '@girassol/shared-domain/contract';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { useCallback, useRef, useState } from 'react';
import { getCatalogueItemName } from './catalogue-table';
import { useCatalogueRights } from './use-catalogue';

/** Items that the server answers at most. */
const MAX_CHOICES = 20;

interface ItemByKind {
  modules: PvModule;
  inverters: Inverter;
  equipaments: CatalogueEquipment;
}

interface CatalogueSearchProps<K extends CatalogueKind> {
  kind: K;
  label: string;
  /** The label stands in the empty field instead of above it. */
  hideLabel?: boolean | undefined;
  getName?: ((item: ItemByKind[K]) => { label: string; description: string }) | undefined;
  onChoose: (item: ItemByKind[K]) => void;
}

/** The model, with its manufacturer and price. */
const getDefaultName = (item: CatalogueItem) => ({
  label: getCatalogueItemName(item),
  description: [item.manufacturer, item.price > 0 && formatMoney(item.price)].filter(Boolean).join(' · '),
});

/**
 * Search field that finds an item in the account's catalogue and passes it to `onChoose`. Renders nothing for plans
 * without a catalogue.
 */
export function CatalogueSearch<K extends CatalogueKind>({
  kind,
  label,
  hideLabel = false,
  getName = getDefaultName,
  onChoose,
}: CatalogueSearchProps<K>) {
  const rights = useCatalogueRights();
  const found = useRef(new Map<string, ItemByKind[K]>());
  // A new one after each choice: the field is empty again.
  const [turn, setTurn] = useState(0);
  const [isCut, setCut] = useState(false);

  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const items = await find(kind, text.trim().slice(0, 120), signal);
      if (!signal.aborted) setCut(items.length === MAX_CHOICES);
      return items.map((item) => {
        found.current.set(item._id, item);
        return { value: item._id, ...getName(item) };
      });
    },
    [kind, getName],
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
        setCut(false);
      }}
      loadOptions={loadOptions}
      description={
        isCut ? `A lista mostra ${MAX_CHOICES} itens. Se faltar um, digite mais do nome dele.` : undefined
      }
      emptyText="Nada no catálogo com este texto."
    />
  );
}

async function find<K extends CatalogueKind>(
  kind: K,
  searchValue: string,
  signal: AbortSignal,
): Promise<ItemByKind[K][]>;
async function find(kind: CatalogueKind, searchValue: string, signal: AbortSignal) {
  return (await api(`POST /${kind}/filtered`, { body: { searchValue }, signal, silent: true })).items;
}
