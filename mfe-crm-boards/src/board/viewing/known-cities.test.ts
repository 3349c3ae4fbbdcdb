import { buildBoard, buildCard, buildLane } from '../../board-state/board.fixture';
import { getCityChoices, getLoadedCities } from './known-cities';

const inCity = (id: string, city: string) =>
  buildCard(id, 'a', id, { customer: { _id: id, name: 'Ana', city, uf: 'SC' } });

test('the cities of the loaded cards are offered, each once', () => {
  const cards = [inCity('1', 'Itajaí'), inCity('2', 'Águas Mornas'), inCity('3', 'Itajaí'), inCity('4', '')];
  expect(getLoadedCities(buildBoard(buildLane('a', [], { cards })))).toEqual(['Águas Mornas', 'Itajaí']);
  expect(getLoadedCities(undefined)).toEqual([]);
});

test('typing narrows them without minding accents, and the typed text can be asked for too', () => {
  const cities = ['Águas Mornas', 'Itajaí'];
  expect(getCityChoices(cities, ' aguas')).toEqual(['Águas Mornas', 'aguas']);
  expect(getCityChoices(cities, 'itajai')).toEqual(['Itajaí']);
  expect(getCityChoices(cities, 'Gaspar')).toEqual(['Gaspar']);
  expect(getCityChoices(cities, '')).toEqual(cities);
});
