import { parseCoordinates } from './coordinates';

const blumenau = { latitude: -26.9194, longitude: -49.0661 };

test.each([
  ['-26.9194, -49.0661', blumenau],
  ['-26.9194,-49.0661', blumenau],
  ['-26,9194 -49,0661', blumenau],
  ['-26,9194; -49,0661', blumenau],
  ['-26,9194, -49,0661', blumenau],
  [' -26.9194°  -49.0661° ', blumenau],
  ['2, -60', { latitude: 2, longitude: -60 }],
])('%s is a place', (text, place) => {
  expect(parseCoordinates(text)).toEqual(place);
});

test.each(['', 'Blumenau', '-26.9194', '-126, -49', '-26, -190', '1;2;3'])('“%s” is none', (text) => {
  expect(parseCoordinates(text)).toBeNull();
});
