import { api, useFacts } from '@girassol/shared-auth';
import { seesCatalogue } from '@girassol/shared-domain';
import type { Equipment, Inverter, PvModule } from '@girassol/shared-domain/contract';
import { AsyncComboBox } from '@girassol/shared-ui/pickers';
import { useCallback, useRef, useState } from 'react';

interface Found {
  'POST /modules/filtered': PvModule;
  'POST /inverters/filtered': Inverter;
  'POST /equipaments/filtered': Equipment;
}

type Find = keyof Found;

interface CatalogueSearchProps<K extends Find> {
  call: K;
  label: string;
  nameOf: (item: Found[K]) => { label: string; description: string };
  onChoose: (item: Found[K]) => void;
}

/** Finds something in the account's catalogue and hands it over. Not there for plans without a catalogue. */
export function CatalogueSearch<K extends Find>({ call, label, nameOf, onChoose }: CatalogueSearchProps<K>) {
  const facts = useFacts();
  const found = useRef(new Map<string, Found[K]>());
  // A new one after each choice: the field is empty again.
  const [turn, setTurn] = useState(0);

  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const items = await find(call, text.slice(0, 120), signal);
      return items.map((item) => {
        found.current.set(item._id, item);
        return { value: item._id, ...nameOf(item) };
      });
    },
    [call, nameOf],
  );

  if (!facts || !seesCatalogue(facts)) return null;
  return (
    <AsyncComboBox
      key={turn}
      label={label}
      placeholder="Digite fabricante ou modelo"
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

async function find<K extends Find>(call: K, searchValue: string, signal: AbortSignal): Promise<Found[K][]>;
async function find(call: Find, searchValue: string, signal: AbortSignal) {
  return (await api(call, { body: { searchValue }, signal, silent: true })).items;
}
