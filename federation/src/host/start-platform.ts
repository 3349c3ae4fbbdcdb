import type { PageData } from '../registry/manifest';
import { getPlatform } from './platform';
import { reportPageErrorsAndVitals } from './report-page-errors-and-vitals';

/**
 * Options of `startPlatform`: the page's data, and the function that tells whether a remote is active at an
 * address.
 */
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
 * Starts the platform; call it once, before the shell's first screen is drawn. Mounts each remote with routes into
 * `#app-<name>` while `isRemoteActive` returns true for it. The runtime is fetched with the first active remote.
 *
 * @example
 * startPlatform({
 * page: readPageData(),
 * isRemoteActive: (remote, { pathname }) => decide(pathname).remote === remote,
 * });
 */
export function startPlatform({ page, isRemoteActive }: PlatformOptions): void {
  const platform = getPlatform();
  if (!page.development)
    reportPageErrorsAndVitals({
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
      ({ startAreas, updateMountedAreas: checkAreas }) => {
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
  watchAddress({ isNeeded: () => !isSelfWatching, onChange: () => check() });
  check();
}

interface AddressWatch {
  /** Is it still up to this watch? Once single-spa runs, it announces new addresses itself. */
  isNeeded: () => boolean;
  onChange: () => void;
}

/**
 * Calls `onChange` on every new address while the watch is needed, and announces it as single-spa does, to the shell and to the
 * other routers of the page: a contribution may lead elsewhere before any area was open. Stays in place: single-spa puts its
 * own watch around this one.
 */
function watchAddress({ isNeeded, onChange }: AddressWatch): void {
  const { pushState, replaceState } = window.history;
  const announce = () => {
    if (!isNeeded()) return;
    const event = new PopStateEvent('popstate', { state: window.history.state });
    window.dispatchEvent(Object.assign(event, { singleSpa: true }));
  };
  window.history.pushState = function (...change) {
    pushState.apply(this, change);
    announce();
  };
  window.history.replaceState = function (...change) {
    replaceState.apply(this, change);
    announce();
  };
  window.addEventListener('popstate', () => {
    if (isNeeded()) onChange();
  });
}

/**
 * Determines again which areas are active, by calling `isRemoteActive` for every remote. Call it if the
 * answer changes without a change of the address.
 */
export function recheckActiveAreas(): void {
  check();
}

/** Fetches the files that every remote needs, without running a remote; call it while somebody logs in. */
export function prefetchPlatform(): void {
  getPlatform().prepare();
}
