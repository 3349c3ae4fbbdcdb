import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing';
import { pageFoot } from './page-foot';
import { dismissSnackbarAbout, showSnackbar } from './snackbar-store';

/** Size of the window and of the snackbars, and px between them and its edges, as the styles place them. */
const WINDOW = { width: 1_000, height: 800 };
const SNACKBAR = { width: 300, height: 60 };
const EDGE = 24;

const getRise = (element: HTMLElement) =>
  Math.max(EDGE, Number.parseFloat(element.style.getPropertyValue('--g-rise')) || 0);

function getSnackbarRect(element: HTMLElement): DOMRect {
  const left = element.dataset.place === 'end' ? WINDOW.width - EDGE - SNACKBAR.width : EDGE;
  return new DOMRect(
    left,
    WINDOW.height - getRise(element) - SNACKBAR.height,
    SNACKBAR.width,
    SNACKBAR.height,
  );
}

/** Draws something at "left, top, width, height". */
const at = (...rect: number[]) => ({ 'data-at': rect.join() });

beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(window, 'innerHeight', WINDOW.height);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this === screen.queryByRole('status')) return getSnackbarRect(this);
    return new DOMRect(...(this.dataset.at ?? '').split(',').map(Number));
  });
  // The last one lies in front.
  document.elementsFromPoint = (x, y) =>
    [...document.querySelectorAll<HTMLElement>('[data-at]')].reverse().filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
});
afterEach(() => {
  act(() => dismissSnackbarAbout('place'));
  Reflect.deleteProperty(document, 'elementsFromPoint');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const show = () => act(() => showSnackbar({ text: 'Salvo', topic: 'place' }));
const passLayout = () => act(() => jest.advanceTimersByTimeAsync(200));
const getPlace = () => {
  const snackbars = screen.getByRole('status');
  return `${snackbars.dataset.place} ${getRise(snackbars)}`;
};

const lowerStart = (
  <button type="button" {...at(24, 720, 100, 40)}>
    Anterior
  </button>
);
const lowerEnd = (
  <button type="button" {...at(880, 720, 100, 40)}>
    Salvar
  </button>
);
const bar = (
  <footer {...pageFoot} {...at(0, 744, 1_000, 56)}>
    <span>Barra</span>
  </footer>
);

test('a snackbar stands at the lower start, or at the lower end where it would cover a control', () => {
  const { rerender } = renderUi(<p>Tela</p>);
  show();
  expect(getPlace()).toBe('start 24');
  act(() => dismissSnackbarAbout('place'));
  rerender(lowerStart);
  show();
  expect(getPlace()).toBe('end 24');
});

test('it rises above the controls at the lower edge, and never goes to the upper one', () => {
  renderUi(
    <>
      {lowerStart}
      {lowerEnd}
    </>,
  );
  show();
  expect(getPlace()).toBe('start 88');
});

test('among controls everywhere it stays at the lower edge', () => {
  renderUi(
    <form>
      {Array.from({ length: 20 }, (_, index) => (
        <input key={`${index}`} aria-label={`Campo ${index}`} {...at(0, index * 40, 1_000, 36)} />
      ))}
    </form>,
  );
  show();
  expect(getPlace()).toBe('start 24');
});

test('it rises above a bar that comes while it shows, and goes down with it', async () => {
  const { rerender } = renderUi(<p>Tela</p>);
  show();
  rerender(bar);
  await passLayout();
  expect(getPlace()).toBe('start 64');
  rerender(<p>Tela</p>);
  await passLayout();
  expect(getPlace()).toBe('start 24');
});

test('a bar behind a dialog raises nothing', () => {
  renderUi(
    <>
      {bar}
      <div {...at(0, 0, 1_000, 800)}>Painel</div>
    </>,
  );
  show();
  expect(getPlace()).toBe('start 24');
});

test('it stays where it is while that is free', async () => {
  const { rerender } = renderUi(lowerStart);
  show();
  expect(getPlace()).toBe('end 24');
  rerender(<p>Outra tela</p>);
  await passLayout();
  expect(getPlace()).toBe('end 24');
});
