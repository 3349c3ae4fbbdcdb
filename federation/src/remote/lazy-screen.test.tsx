import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expectConsoleError } from '../../jest/console.cjs';
import { lazyScreen } from './lazy-screen';
import { installFakePlatform } from './testing';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'falhou' : this.props.children;
  }
}

const draw = (Screen: ReturnType<typeof lazyScreen>, key = 'first') => (
  <Boundary key={key}>
    <Screen />
  </Boundary>
);

let platform: ReturnType<typeof installFakePlatform>;
beforeEach(() => {
  platform = installFakePlatform();
});
afterEach(() => platform.remove());

test('a screen is fetched once, when it is first drawn', async () => {
  const load = jest.fn(async () => ({ default: () => <p>tela</p> }));
  const Screen = lazyScreen(load, 'carregando');
  expect(load).not.toHaveBeenCalled();
  const { unmount } = await act(async () => render(draw(Screen)));
  expect(screen.getByText('tela')).toBeInTheDocument();
  unmount();
  await act(async () => render(draw(Screen)));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that failed is asked for again after a retry, and only then', async () => {
  expectConsoleError(/Loading chunk 7 failed/);
  const load = jest
    .fn<Promise<{ default: () => ReactNode }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ default: () => <p>tela</p> });
  const Screen = lazyScreen(load, 'carregando');
  const { rerender } = await act(async () => render(draw(Screen)));
  expect(screen.getByText('falhou')).toBeInTheDocument();

  await act(async () => rerender(draw(Screen, 'drawn again')));
  expect(screen.getByText('falhou')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);

  for (const forget of platform.handle.beforeRetry) forget();
  await act(async () => rerender(draw(Screen, 'after the retry')));
  expect(screen.getByText('tela')).toBeInTheDocument();
});

test('while it is fetched something else is drawn, and not a moment longer', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Screen = lazyScreen(
    async () => {
      await arrival;
      return { default: () => <p>tela</p> };
    },
    () => <p>carregando</p>,
  );
  await act(async () => render(draw(Screen)));
  expect(screen.getByText('carregando')).toBeInTheDocument();
  await act(async () => arrive());
  expect(screen.getByText('tela')).toBeInTheDocument();

  // One that is there already is drawn at once.
  render(draw(Screen, 'second'));
  expect(screen.queryByText('carregando')).not.toBeInTheDocument();
});
