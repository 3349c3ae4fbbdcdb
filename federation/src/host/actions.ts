import { getPlatformHandle } from '../remote/platform-handle';
import { getPlatform } from './platform';

/** Loads an exposed module of a remote, for the few parts of the shell that are not a slot. */
export function loadRemoteModule(remote: string, module: string): Promise<unknown> {
  return getPlatformHandle().loadModule(remote, module);
}

/** Fetches an area before it is opened; call it when the pointer rests on the area's menu entry. */
export function prefetchRemote(remote: string): void {
  getPlatformHandle().prefetch(remote);
}

/** Loads a failed area again, for "Tentar novamente" on its error page. */
export function retryRemote(remote: string): void {
  getPlatformHandle().retry(remote);
}

/** Lists the remotes that have run on this page: as areas, tabs or cards. */
export function listOpenedRemotes(): string[] {
  return getPlatform().opened.list();
}

/** Subscribes to remotes that run on this page for the first time. Returns a function that unsubscribes. */
export function onRemoteOpened(listener: () => void): () => void {
  return getPlatform().opened.subscribe(listener);
}

/** Reports to the operator that an area is on screen and drew nothing at this address (GF-207). */
export function reportBlankArea(remote: string): void {
  const { registry, report } = getPlatformHandle();
  const owner = registry().remotes.find(({ name }) => name === remote);
  report({
    kind: 'render',
    remote,
    version: owner?.version ?? null,
    team: owner?.team ?? null,
    code: 'GF-207',
    message: 'nothing was drawn',
    path: window.location.pathname,
  });
}
