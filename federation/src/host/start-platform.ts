import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import type { PageData } from '../registry/manifest';
import { createArea } from './area';
import { installedPlatform } from './platform';

export interface PlatformOptions {
  page: PageData;
  /**
   * Is this remote on screen at this address? Asked for every remote on every change of the address. A remote that is
   * active needs its `<div id="app-<name>">` in the page: keep it there, and do not draw into it.
   */
  isRemoteActive(remote: string, location: Location): boolean;
}

/** single-spa leaves a failed load alone for this long, milliseconds. */
const LOAD_ERROR_REST = 250;

/**
 * Starts the platform: call it once, when the shell's first screen is about to be drawn. Mounts each remote with
 * routes into `#app-<name>` while `isRemoteActive` says so.
 *
 * @example
 * startPlatform({
 *   page: readPageData(),
 *   isRemoteActive: (remote, { pathname }) => decide(pathname).remote === remote,
 * });
 */
export function startPlatform({ page, isRemoteActive }: PlatformOptions): void {
  const platform = installedPlatform();
  // What failed is in the status store and reported. Without a handler single-spa throws it once more.
  addErrorHandler(() => undefined);

  for (const { name, routes } of page.registry.remotes) {
    if (routes.length === 0) continue;
    registerApplication({
      name,
      app: createArea(name, platform),
      activeWhen: (location) => isRemoteActive(name, location),
    });
  }

  platform.onRetry((name) => {
    for (const forget of platform.handle.beforeRetry) forget();
    platform.statuses.set(name, { state: 'loading' });
    if (getAppStatus(name) === LOAD_ERROR) setTimeout(triggerAppChange, LOAD_ERROR_REST);
    else void unloadApplication(name);
  });

  start({ urlRerouteOnly: true });
}

/** Asks `isRemoteActive` again: call it when its answer changes without a change of the address. */
export function refreshAreas(): void {
  void triggerAppChange();
}
