import { ApiProvider } from '@girassol/shared-auth';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { RemoteDefinition } from '../registry/manifest';
import { AreaBoundary } from './AreaBoundary';
import { PlatformRouter } from './PlatformRouter';

export interface Lifecycles {
  bootstrap(props: AppProps): Promise<unknown>;
  mount(props: AppProps): Promise<unknown>;
  unmount(props: AppProps): Promise<unknown>;
}

/** Where an area is drawn. Not the container's name: an element with that id would shadow the federation global. */
export function areaElementId(remote: string): string {
  return `app-${remote}`;
}

/**
 * Makes a React tree into an area that the platform mounts and unmounts by route. The tree gets the router, the query
 * client and an error boundary; the look comes from the shell's page.
 *
 * @example
 * // src/lifecycles.tsx
 * export const { bootstrap, mount, unmount } = createLifecycles(App, definition);
 */
export function createLifecycles(
  Root: React.ComponentType,
  { name }: Pick<RemoteDefinition, 'name'>,
): Lifecycles {
  function Area() {
    return (
      <AreaBoundary remote={name}>
        <ApiProvider>
          <PlatformRouter>
            <Root />
          </PlatformRouter>
        </ApiProvider>
      </AreaBoundary>
    );
  }

  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Area,
    // The last net: without one, a throw in the root leaves the area mounting for ever and stops all routing.
    errorBoundary: () => <div data-area-broken="" />,
    domElementGetter: () => areaElement(name),
  });
  return {
    bootstrap: lifecycles.bootstrap,
    mount: lifecycles.mount,
    unmount: lifecycles.unmount,
  };
}

function areaElement(name: string): HTMLElement {
  const element = document.getElementById(areaElementId(name));
  if (!element) throw new Error(`GF-302 No element #${areaElementId(name)} to draw ${name} in`);
  return element;
}
