import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRowDrag } from './use-row-drag';

const HEIGHT = 40;

/** Three rows below one another, as jsdom lays out nothing. */
function Rows() {
  const [keys, setKeys] = useState(['a', 'b', 'c']);
  const { list, gripped, grip } = useRowDrag((key, to) =>
    setKeys((old) => old.filter((one) => one !== key).toSpliced(to, 0, key)),
  );
  return (
    <div ref={list}>
      {keys.map((key, index) => (
        <p
          key={key}
          data-row={key}
          data-gripped={gripped === key ? '' : undefined}
          ref={(row) => {
            if (row) row.getBoundingClientRect = () => new DOMRect(0, index * HEIGHT, 100, HEIGHT);
          }}
        >
          <button type="button" onPointerDown={(event) => grip(event, key)}>
            {key}
          </button>
        </p>
      ))}
    </div>
  );
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (button: number) =>
  fireEvent(
    screen.getByRole('button', { name: 'a' }),
    new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button }),
  );
const drag = (clientY: number) => fireEvent(window, new MouseEvent('pointermove', { clientY }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a row follows the pointer past the middle of the others, until it is let go', () => {
  render(<Rows />);
  press(0);
  drag(HEIGHT + 10);
  expect(order()).toEqual(['a', 'b', 'c']);
  drag(HEIGHT + 30);
  expect(order()).toEqual(['b', 'a', 'c']);
  drag(3 * HEIGHT);
  expect(order()).toEqual(['b', 'c', 'a']);
  drag(0);
  expect(order()).toEqual(['a', 'b', 'c']);
  fireEvent(window, new MouseEvent('pointerup'));
  drag(3 * HEIGHT);
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('another button of the mouse drags nothing', () => {
  render(<Rows />);
  press(2);
  drag(3 * HEIGHT);
  expect(order()).toEqual(['a', 'b', 'c']);
});
