import { useCallback, useState } from 'react';
import { Button } from '../actions/Button';
import { FormBrazilianStateField } from './BrazilianStateField';
import { FormAsyncComboBox } from './form-pickers';
import { useFieldValue } from './use-field-value';

export interface StateCityFieldsProps {
  /** Paths of the state and of the city in the form's values. */
  ufName: string;
  cityName: string;
  isRequired?: boolean | undefined;
  /** Names of the municipalities of a state that fit a text. Keep its identity stable. */
  loadCities: (uf: string, text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * Fields for a Brazilian state and a city of that state (customers-004), bound to formik. A chosen city locks
 * the state (customers-005); a button unlocks the state and keeps the city's name as a search in another
 * state.
 */
export function StateCityFields({ ufName, cityName, isRequired, loadCities }: StateCityFieldsProps) {
  const [uf] = useFieldValue<string | null>(ufName);
  const [city, setCity] = useFieldValue<string | null>(cityName);
  /** A city that was typed, or freed, and is none of the state's. */
  const [unchosen, setUnchosen] = useState('');
  const [freedFrom, setFreedFrom] = useState<string | null>(null);
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      if (!uf) return [];
      const names = await loadCities(uf, text.slice(0, 100), signal);
      return names.map((name) => ({ value: name, label: name }));
    },
    [uf, loadCities],
  );
  const free = () => {
    setUnchosen(city ?? '');
    setFreedFrom(uf);
    setCity(null);
  };
  const isFreed = freedFrom !== null && !city;
  return (
    <>
      <FormBrazilianStateField
        // The focus moves here after unlocking, as the button is gone.
        key={isFreed ? 'freed' : 'locked'}
        autoFocus={isFreed}
        name={ufName}
        isRequired={isRequired}
        isDisabled={Boolean(city)}
        description={
          city && (
            <Button size="xs" variant="ghost" icon="pencil" onClick={free}>
              Trocar estado ou cidade
            </Button>
          )
        }
      />
      <FormAsyncComboBox
        // Another state has other cities: nothing of the former list may stay.
        key={`${uf ?? ''} ${isFreed}`}
        name={cityName}
        label="Cidade"
        placeholder={uf ? 'Digite o nome' : 'Escolha o estado antes'}
        isRequired={isRequired}
        isDisabled={!uf}
        loadOptions={loadOptions}
        selectedOption={city ? { value: city, label: city } : null}
        emptyText="Nenhuma cidade com este nome neste estado."
        typed={city ? null : unchosen}
        looksUpTyped={uf !== freedFrom}
        onUnchosen={setUnchosen}
      />
    </>
  );
}
