import { createCardSelection } from './selection';

test('cards are selected and let go one by one', () => {
  const selection = createCardSelection();
  selection.toggle('a');
  selection.toggle('b');
  selection.toggle('a');
  expect(selection.ids()).toEqual(['b']);
  expect(selection.has('b')).toBe(true);
});

test('a range goes from the card selected last, up or down its column', () => {
  const column = ['a', 'b', 'c', 'd'];
  const selection = createCardSelection();
  selection.toggle('c');
  selection.extendTo('a', column);
  expect(selection.ids()).toEqual(['c', 'a', 'b']);
  selection.extendTo('d', column);
  expect(selection.ids()).toEqual(['c', 'a', 'b', 'd']);
});

test('a range in another column begins there', () => {
  const selection = createCardSelection();
  selection.toggle('a');
  selection.extendTo('x', ['x', 'y', 'z']);
  selection.extendTo('z', ['x', 'y', 'z']);
  expect(selection.ids()).toEqual(['a', 'x', 'y', 'z']);
});

test('who watches hears of changes only', () => {
  const selection = createCardSelection();
  const heard = jest.fn();
  selection.subscribe(heard);
  selection.clear();
  selection.retain(() => false);
  expect(heard).not.toHaveBeenCalled();
  selection.add(['a', 'b']);
  selection.add(['b']);
  selection.retain((id) => id === 'a');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(selection.ids()).toEqual(['a']);
});
