import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { createArea } from './area';
import type { Platform } from './platform';

/** single-spa leaves a failed load alone for this long, milliseconds. */
const LOAD_ERROR_REST = 250;

/** Registers every remote with routes, and mounts those that are active. */
export function startAreas(
  platform: Platform,
  isRemoteActive: (remote: string, location: Location) => boolean,
): void {
  // What failed is in the status store and reported. Without a handler single-spa throws it once more.
  addErrorHandler(() => undefined);

  for (const { name, routes } of platform.handle.registry().remotes) {
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
    restart(name);
  });
  platform.onExchange((name) => {
    // Some only contribute to other areas.
    if (getAppNames().includes(name)) restart(name);
  });

  start({ urlRerouteOnly: true });
}

/** Loads an area again, and mounts it if it is active. */
function restart(name: string): void {
  if (getAppStatus(name) === LOAD_ERROR) setTimeout(triggerAppChange, LOAD_ERROR_REST);
  else void unloadApplication(name);
}

/** Asks again which remotes are active. */
export function checkAreas(): void {
  void triggerAppChange();
}
