import type { PlatformHandle } from '../host/handle';

/**
 * Returns the platform object that the shell has put on this page. Throws if there is none; in a test, call
 * `remoteTesting.installFakePlatform()` before.
 */
export function getPlatformHandle(): PlatformHandle {
  const handle = window.__girassol__;
  if (!handle) throw new Error('GF-301 No platform on this page: startPlatform() has not run');
  return handle;
}
