import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing';
import { showSnackbar } from './snackbar-store';

/** Lower start, lower end and upper edge of a window of 1,000 × 800 px, as the styles place the snackbars. */
const areas: Record<string, DOMRect> = {
  start: new DOMRect(24, 700, 300, 60),
  end: new DOMRect(676, 700, 300, 60),
  top: new DOMRect(350, 72, 300, 60),
};

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { place, at } = this.dataset;
    return areas[at ?? place ?? ''] ?? new DOMRect();
  });
  document.elementsFromPoint = (x, y) =>
    screen.queryAllByRole('button').filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementsFromPoint');
  jest.restoreAllMocks();
});

test.each([
  [[], 'start'],
  [['start'], 'end'],
  [['start', 'end'], 'top'],
])('with buttons at %j a snackbar stands at %s', (taken, place) => {
  renderUi(
    <div>
      {taken.map((at) => (
        <button key={at} type="button" data-at={at}>
          Salvar
        </button>
      ))}
    </div>,
  );
  act(() => showSnackbar({ text: 'Salvo' }));
  expect(screen.getByRole('status')).toHaveAttribute('data-place', place);
});
