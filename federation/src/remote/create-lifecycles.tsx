import { ApiProvider } from '@girassol/shared-auth';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { RemoteDefinition } from '../registry/manifest';
import { AreaBoundary } from './AreaBoundary';
import { getAreaElementId } from './area-element';
import { PlatformRouter } from './PlatformRouter';

/** Functions by which single-spa starts, mounts and unmounts an area. */
export interface Lifecycles {
  bootstrap(props: AppProps): Promise<unknown>;
  mount(props: AppProps): Promise<unknown>;
  unmount(props: AppProps): Promise<unknown>;
}

/**
 * Turns a React tree into an area that the platform mounts and unmounts by route. The tree gets the router, the query
 * client, a Suspense and an error boundary; the theme comes from the shell's page.
 *
 * @example
 * // src/lifecycles.tsx
 * export const { bootstrap, mount, unmount } = createLifecycles(App, definition);
 */
export function createLifecycles(
  Root: React.ComponentType,
  { name, title }: Pick<RemoteDefinition, 'name' | 'title'>,
): Lifecycles {
  function Area() {
    return (
      <AreaBoundary remote={name}>
        <ApiProvider>
          <PlatformRouter>
            {/* A root that waits at the top would keep the area mounting, and all routing with it. */}
            <React.Suspense
              fallback={<div role="status" aria-label={`Carregando ${title}`} data-area-loading="" />}
            >
              <Root />
            </React.Suspense>
          </PlatformRouter>
        </ApiProvider>
      </AreaBoundary>
    );
  }

  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: Area,
    // The last net: without one, a throw in the root leaves the area mounting for ever and stops all routing.
    errorBoundary: () => <div data-area-broken="" />,
    domElementGetter: () => areaElement(name),
  });
  return { bootstrap, mount, unmount };
}

function areaElement(name: string): HTMLElement {
  const element = document.getElementById(getAreaElementId(name));
  if (!element) throw new Error(`GF-302 The shell draws no element #${getAreaElementId(name)}`);
  return element;
}
