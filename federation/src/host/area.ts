import type { AppProps } from 'single-spa';
import { getAreaElementId } from '../remote/area-element';
import { RemoteLoadError } from './load-module';
import type { Platform } from './platform';

type Lifecycle = (props: AppProps) => Promise<unknown>;
type AreaLifecycles = Record<'bootstrap' | 'mount' | 'unmount', (props: AppProps) => Promise<void>>;

/** Milliseconds that the shell may take to draw the element an area goes into. */
const ELEMENT_LIMIT = 10_000;

/**
 * Creates the application that single-spa runs for one remote. single-spa handles a failed load and tries
 * again on the next visit. A failed start counts as a mounted, empty area, since single-spa would otherwise
 * never try the area again; the status store holds the error.
 */
export function createAreaApplication(name: string, { handle, statuses }: Platform) {
  return async function load(): Promise<AreaLifecycles> {
    statuses.set(name, { state: 'loading' });
    const lifecycles = await loadLifecycles();
    let isUp = false;

    return {
      bootstrap: async (props: AppProps) => void (await attempt(() => lifecycles.bootstrap(props))),
      async mount(props: AppProps) {
        statuses.set(name, { state: 'loading' });
        isUp = await attempt(async () => {
          await elementPresent(getAreaElementId(name));
          await lifecycles.mount(props);
        });
        if (isUp && statuses.get(name).state === 'loading') statuses.set(name, { state: 'mounted' });
      },
      async unmount(props: AppProps) {
        if (isUp) await attempt(() => lifecycles.unmount(props));
        isUp = false;
        if (statuses.get(name).state === 'mounted') statuses.set(name, { state: 'idle' });
      },
    };
  };

  async function loadLifecycles(): Promise<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>> {
    try {
      const loaded = await handle.loadModule(name, './lifecycles');
      if (isLifecycles(loaded)) return loaded;
      throw new RemoteLoadError('GF-205', `${name} ./lifecycles exports no bootstrap, mount and unmount`);
    } catch (error) {
      const code = error instanceof RemoteLoadError ? error.code : 'GF-205';
      handle.fail(name, { code, message: getMessage(error) });
      throw error;
    }
  }

  async function attempt(step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      handle.fail(
        name,
        { code: 'GF-206', message: getMessage(error) },
        error instanceof Error ? error.stack : undefined,
      );
      return false;
    }
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isLifecycles(value: unknown): value is Record<'bootstrap' | 'mount' | 'unmount', Lifecycle> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bootstrap' in value &&
    'mount' in value &&
    'unmount' in value
  );
}

/** Waits until the shell has drawn the element. Throws GF-302 when it does not. */
function elementPresent(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.getElementById(id)) return resolve();
    const observer = new MutationObserver(() => {
      if (!document.getElementById(id)) return;
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    });
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`GF-302 The shell draws no element #${id}`));
    }, ELEMENT_LIMIT);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
