import { createLifecycles, type Lifecycles } from '@girassol/federation/remote';
import { App } from './App';
import { prefetchBoard } from './board/prefetch-board';
import definition from './remote';

const lifecycles = createLifecycles(App, definition);

export const { bootstrap, unmount } = lifecycles;

/**
 * Mounts the CRM and boards area in the shell. Before that, starts to load the data of the board or customer
 * list that the address names.
 */
export const mount: Lifecycles['mount'] = (props) => {
  prefetchBoard(window.location);
  // A board does not wait for what a list needs.
  if (window.location.pathname.startsWith('/clientes/'))
    void import(/* webpackChunkName: "customers" */ './customers/list/prefetch-customers').then(
      ({ prefetchCustomers }) => prefetchCustomers(window.location),
      () => undefined,
    );
  return lifecycles.mount(props);
};
