import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const findTip = () => document.querySelector('[data-tip-box]');
const pass = () => act(() => jest.advanceTimersByTime(1_000));

test('the tooltip of an element shows after a pause under the pointer', () => {
  renderUi(<span data-tip="Agendado">A</span>);
  fireEvent.pointerOver(screen.getByText('A'), { clientX: 5, clientY: 5 });
  expect(findTip()).toBeNull();
  pass();
  expect(findTip()).toHaveTextContent('Agendado');
});

test('what appears under a resting pointer shows its tooltip once the pointer moves', () => {
  renderUi(<span data-tip="Preferências">A</span>);
  fireEvent.pointerDown(document.body, { clientX: 5, clientY: 5 });
  fireEvent.pointerOver(screen.getByText('A'), { clientX: 5, clientY: 5 });
  pass();
  expect(findTip()).toBeNull();
  fireEvent.pointerMove(screen.getByText('A'), { clientX: 6, clientY: 5 });
  pass();
  expect(findTip()).toHaveTextContent('Preferências');
});
