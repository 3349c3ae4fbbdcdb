import { act, fireEvent, render, screen } from '@testing-library/react';
import { TooltipHost } from './TooltipHost';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renderTip = (tip: string) =>
  render(
    <>
      <span data-tip={tip}>A</span>
      <TooltipHost />
    </>,
  );
const findTip = () => document.querySelector('[data-tip-box]');
const pass = () => act(() => jest.advanceTimersByTime(1_000));

test('the tooltip of an element shows after a pause under the pointer', () => {
  renderTip('Agendado');
  fireEvent.pointerOver(screen.getByText('A'), { clientX: 5, clientY: 5 });
  expect(findTip()).toBeNull();
  pass();
  expect(findTip()).toHaveTextContent('Agendado');
});

test('what appears under a resting pointer shows its tooltip once the pointer moves', () => {
  renderTip('Preferências');
  fireEvent.pointerDown(document.body, { clientX: 5, clientY: 5 });
  fireEvent.pointerOver(screen.getByText('A'), { clientX: 5, clientY: 5 });
  pass();
  expect(findTip()).toBeNull();
  fireEvent.pointerMove(screen.getByText('A'), { clientX: 6, clientY: 5 });
  pass();
  expect(findTip()).toHaveTextContent('Preferências');
});
