import { FilterComboBox } from '@girassol/shared-ui/filters';
import { useState } from 'react';
import { type BoardView, currentBoard } from '../../board-state/board-query';
import { citiesOf, cityChoices } from './known-cities';

/** The city of the customers. What to choose from is read off the cards when the list opens. */
export function CityFilter({ view, onChange }: { view: BoardView; onChange: (city: string) => void }) {
  const [known, setKnown] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const { city } = view.filters;
  const offered = city && !known.includes(city) ? [city, ...known] : known;
  const options = cityChoices(offered, typed === city ? '' : typed).map((name) => ({
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
      onOpen={() => setKnown(citiesOf(currentBoard(view)))}
      onInputChange={setTyped}
      onChange={(choice) => onChange(choice ?? '')}
      emptyText="Digite o nome da cidade."
    />
  );
}
