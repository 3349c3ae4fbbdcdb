import type { PageData } from '../registry/manifest';

export interface PlatformOptions {
  page: PageData;
  /** Is this remote on screen at this address? Asked for every remote on every change of the address. */
  isRemoteActive(remote: string, location: Location): boolean;
}

/**
 * Starts the platform: call it once, before the shell renders. Registers the page's remotes, mounts each into
 * `#app-<name>` while `isRemoteActive` says so, and puts the handle at `window.__girassol__`.
 */
export function startPlatform(options: PlatformOptions): void {
  throw new Error(`GF-102 Not started: ${options.page.version}`);
}
