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
