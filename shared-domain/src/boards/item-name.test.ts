import { formatItemName } from './item-name';

test('an item is named by number, name and customer, and by one of two equal names', () => {
  expect(formatItemName({ id: 12, name: 'Casa na praia' }, 'Maria Souza')).toBe(
    '#00012 Casa na praia · Maria Souza',
  );
  expect(formatItemName({ id: 12, name: 'Maria Souza' }, 'Maria Souza')).toBe('#00012 Maria Souza');
  expect(formatItemName({ id: 12, name: 'Casa na praia' }, '')).toBe('#00012 Casa na praia');
});
