import { leadTemperatures } from './temperatures';

test('[boards-023] temperatures are none, cold, warm and hot', () => {
  expect(leadTemperatures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '-1 Nenhuma',
    '0 Frio',
    '1 Morno',
    '2 Quente',
  ]);
});
