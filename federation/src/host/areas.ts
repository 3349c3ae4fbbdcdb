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
import { getAreaElementId } from '../remote/area-element';
import { createAreaApplication } from './area';
import type { Platform } from './platform';
import { captureTypedText } from './typed-text';

/** single-spa leaves a failed load alone for this long, milliseconds. */
const LOAD_ERROR_REST = 250;

/**
 * Registers every remote with routes at single-spa, and mounts the remotes whose routes match the current
 * address.
 */
export function startAreas(
  platform: Platform,
  isRemoteActive: (remote: string, location: Location) => boolean,
): void {
  // Failures are already in the status store. Without a handler single-spa throws them once more.
  addErrorHandler(() => undefined);

  for (const { name, routes } of platform.handle.registry().remotes) {
    if (routes.length === 0) continue;
    registerApplication({
      name,
      app: createAreaApplication(name, platform),
      activeWhen: (location) => isRemoteActive(name, location),
    });
  }

  platform.onRetry((name) => {
    for (const forget of platform.handle.beforeRetry) forget();
    platform.statuses.set(name, { state: 'loading' });
    restart(name);
  });
  const typed = new Map<string, ReturnType<typeof captureTypedText>>();
  platform.onFileFailure((name) => {
    const area = document.getElementById(getAreaElementId(name));
    if (area) typed.set(name, captureTypedText(area));
  });
  platform.onStepBack((name) => {
    for (const forget of platform.handle.beforeRetry) forget();
    platform.statuses.set(name, { state: 'loading' });
    const unsubscribe = platform.statuses.subscribe(() => {
      if (platform.statuses.get(name).state === 'loading') return;
      unsubscribe();
      const area = document.getElementById(getAreaElementId(name));
      if (area) typed.get(name)?.(area);
      typed.delete(name);
    });
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

/**
 * Determines which remotes are active at the current address, and mounts or unmounts their areas accordingly.
 */
export function updateMountedAreas(): void {
  void triggerAppChange();
}
