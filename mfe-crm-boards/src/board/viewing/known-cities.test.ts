import { testBoard, testCard, testLane } from '../../board-state/testing';
import { citiesOf, cityChoices } from './known-cities';

const inCity = (id: string, city: string) =>
  testCard(id, 'a', id, { customer: { _id: id, name: 'Ana', city, uf: 'SC' } });

test('the cities of the loaded cards are offered, each once', () => {
  const cards = [inCity('1', 'Itajaí'), inCity('2', 'Águas Mornas'), inCity('3', 'Itajaí'), inCity('4', '')];
  expect(citiesOf(testBoard(testLane('a', [], { cards })))).toEqual(['Águas Mornas', 'Itajaí']);
  expect(citiesOf(undefined)).toEqual([]);
});

test('typing narrows them without minding accents, and the typed text can be asked for too', () => {
  const cities = ['Águas Mornas', 'Itajaí'];
  expect(cityChoices(cities, ' aguas')).toEqual(['Águas Mornas', 'aguas']);
  expect(cityChoices(cities, 'itajai')).toEqual(['Itajaí']);
  expect(cityChoices(cities, 'Gaspar')).toEqual(['Gaspar']);
  expect(cityChoices(cities, '')).toEqual(cities);
});
