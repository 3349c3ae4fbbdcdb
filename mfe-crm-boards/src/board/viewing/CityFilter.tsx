import { FilterComboBox } from '@girassol/shared-ui/filters';
import { useState } from 'react';
import { type BoardView, getCachedBoard } from '../../board-state/board-query';
import { getCityChoices, getLoadedCities } from './known-cities';

/**
 * Filter of a board by the customer's city. Offers the cities of the cards that are loaded when the list
 * opens.
 */
export function CityFilter({ view, onChange }: { view: BoardView; onChange: (city: string) => void }) {
  const [known, setKnown] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const { city } = view.filters;
  const offered = city && !known.includes(city) ? [city, ...known] : known;
  const options = getCityChoices(offered, typed === city ? '' : typed).map((name) => ({
    value: name,
    label: name,
  }));

  return (
    <FilterComboBox
      label="Cidade"
      hideLabel
      placeholder="Cidade"
      value={city || null}
      options={options}
      onOpen={() => setKnown(getLoadedCities(getCachedBoard(view)))}
      onInputChange={setTyped}
      onChange={(choice) => onChange(choice ?? '')}
      emptyText="Digite o nome da cidade."
    />
  );
}
