import { act, fireEvent, render, screen } from '@testing-library/react';
import { LoadMore } from './LoadMore';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
let see: Seen | undefined;
let threshold: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(
    globalThis,
    'IntersectionObserver',
    class {
      constructor(callback: Seen, options: { threshold: unknown }) {
        see = callback;
        threshold = options.threshold;
      }
      observe() {}
      disconnect() {
        see = undefined;
      }
    },
  );
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const still = { isLoading: false, hasFailed: false, failure: 'Não veio.', loadsAtEnd: true };

const onScreen = (ms = 0) =>
  act(() => {
    see?.([{ isIntersecting: true }]);
    jest.advanceTimersByTime(ms);
  });

test('[shell-017] at 80 percent on screen it loads, and not twice within a second', () => {
  const onMore = jest.fn();
  const view = render(<LoadMore {...still} onMore={onMore} />);
  expect(threshold).toBe(0.8);
  onScreen(1);
  expect(onMore).toHaveBeenCalledTimes(1);
  view.rerender(<LoadMore {...still} isLoading onMore={onMore} />);
  view.rerender(<LoadMore {...still} onMore={onMore} />);
  onScreen(900);
  expect(onMore).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(200));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('after a failure only a press tries again', () => {
  const onMore = jest.fn();
  render(<LoadMore {...still} hasFailed onMore={onMore} />);
  expect(see).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
