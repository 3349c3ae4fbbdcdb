import { platform } from '../remote/platform-handle';

/** An exposed module of a remote, for the few places of the shell that are not a slot. */
export function loadRemoteModule(remote: string, module: string): Promise<unknown> {
  return platform().loadModule(remote, module);
}

/** Fetches an area before it is opened: call it when the pointer rests on its menu entry. */
export function prefetchRemote(remote: string): void {
  platform().prefetch(remote);
}

/** "Tentar novamente" on the error page of an area. */
export function retryRemote(remote: string): void {
  platform().retry(remote);
}

/** Tells the operator that an area is on screen and drew nothing at this address (GF-207). */
export function reportBlank(remote: string): void {
  const { registry, report } = platform();
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
