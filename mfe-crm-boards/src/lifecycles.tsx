import { createLifecycles, type Lifecycles } from '@girassol/federation/remote';
import { App } from './App';
import { prefetchBoard } from './board/prefetch-board';
import { prefetchCustomers } from './customers/list/prefetch-customers';
import definition from './remote';

const lifecycles = createLifecycles(App, definition);

export const { bootstrap, unmount } = lifecycles;

/** The data is on its way while the screen is being made. */
export const mount: Lifecycles['mount'] = (props) => {
  prefetchBoard(window.location);
  prefetchCustomers(window.location);
  return lifecycles.mount(props);
};
