import { createLifecycles } from '@girassol/federation/remote';
import { App } from './App';
import definition from './remote';

export const { bootstrap, mount, unmount } = createLifecycles(App, definition);
