import type { PageData } from '../registry/manifest';
import { installedPlatform } from './platform';
import { watchPage } from './watch-page';

export interface PlatformOptions {
  page: PageData;
  /**
   * Is this remote on screen at this address? Asked for every remote on every change of the address. A remote that is
   * active needs its `<div id="app-<name>">` in the page: keep it there, and do not draw into it.
   */
  isRemoteActive(remote: string, location: Location): boolean;
}

let check: () => void = () => undefined;

/**
 * Starts the platform: call it once, when the shell's first screen is about to be drawn. Mounts each remote with
 * routes into `#app-<name>` while `isRemoteActive` says so. What that takes is fetched with the first active remote.
 *
 * @example
 * startPlatform({
 *   page: readPageData(),
 *   isRemoteActive: (remote, { pathname }) => decide(pathname).remote === remote,
 * });
 */
export function startPlatform({ page, isRemoteActive }: PlatformOptions): void {
  const platform = installedPlatform();
  if (!page.development)
    watchPage({
      remotes: page.registry.remotes,
      shellVersion: page.shell.version,
      report: platform.handle.report,
    });
  const names = page.registry.remotes.map(({ name }) => name);
  let isStarting = false;
  let isSelfWatching = false;

  check = () => {
    if (isStarting) return;
    const active = names.filter((name) => isRemoteActive(name, window.location));
    if (active.length === 0) return;
    isStarting = true;
    for (const name of active) platform.statuses.set(name, { state: 'loading' });
    platform.prepare();
    import(/* webpackChunkName: "federation" */ './areas').then(
      ({ startAreas, checkAreas }) => {
        isSelfWatching = true;
        startAreas(platform, isRemoteActive);
        check = checkAreas;
      },
      (error: Error) => {
        isStarting = false;
        platform.onRetry(() => check());
        for (const name of active) platform.handle.fail(name, { code: 'GF-202', message: error.message });
      },
    );
  };
  watchAddress(() => {
    if (!isSelfWatching) check();
  });
  check();
}

/** Calls `onChange` on every new address. Stays in place: single-spa puts its own watch around this one. */
function watchAddress(onChange: () => void): void {
  const { pushState, replaceState } = window.history;
  window.history.pushState = function (...change) {
    pushState.apply(this, change);
    onChange();
  };
  window.history.replaceState = function (...change) {
    replaceState.apply(this, change);
    onChange();
  };
  window.addEventListener('popstate', onChange);
}

/** Asks `isRemoteActive` again: call it when its answer changes without a change of the address. */
export function refreshAreas(): void {
  check();
}

/** Fetches what every remote needs, without running a remote: call it while somebody logs in. */
export function preparePlatform(): void {
  installedPlatform().prepare();
}
