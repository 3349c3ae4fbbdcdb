import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { AppProps } from 'single-spa';
import { expectConsoleError } from '../../jest/console.cjs';
import { createLifecycles } from './create-lifecycles';
import { installFakePlatform } from './testing';

const area = { name: 'mfe-a', title: 'Área A' };
const props: AppProps = {
  name: 'mfe-a',
  singleSpa: {},
  mountParcel: () => {
    throw new Error('no parcels here');
  },
};

let platform: ReturnType<typeof installFakePlatform>;
beforeEach(() => {
  platform = installFakePlatform();
  document.body.innerHTML = '<div id="app-mfe-a"></div>';
  window.history.replaceState(null, '', '/vendas');
});
afterEach(() => platform.remove());

async function mounted(Root: () => React.ReactNode) {
  const lifecycles = createLifecycles(Root, area);
  await lifecycles.bootstrap(props);
  // React draws when `act` ends; the mount is done when it has drawn.
  let mounting: Promise<unknown> | undefined;
  await act(async () => {
    mounting = lifecycles.mount(props);
  });
  await mounting;
  return lifecycles;
}

test('an area is drawn into its element, with the router of the page, and leaves nothing behind', async () => {
  const { unmount } = await mounted(() => <p>{useLocation().pathname}</p>);
  expect(screen.getByText('/vendas').closest('#app-mfe-a')).not.toBeNull();
  await act(async () => void (await unmount(props)));
  expect(document.getElementById('app-mfe-a')).toBeEmptyDOMElement();
});

test('an area that waits for data at its root is mounted all the same: nobody else waits with it', async () => {
  const never = new Promise<never>(() => undefined);
  await mounted(() => {
    throw never;
  });
  expect(screen.getByRole('status', { name: 'Carregando Área A' })).toBeInTheDocument();
});

test('an area that throws is mounted with nothing in it, and the platform hears of it', async () => {
  expectConsoleError(/quebrou/);
  const { unmount } = await mounted(() => {
    throw new Error('quebrou');
  });
  expect(platform.failures).toEqual([
    ['mfe-a', { code: 'GF-206', message: 'quebrou' }, expect.stringContaining('quebrou')],
  ]);
  await act(async () => void (await unmount(props)));
});
