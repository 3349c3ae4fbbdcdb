import type { PlatformHandle } from '../host/handle';

/** The platform that runs this page. Throws where none was started: in a test, use `remoteTesting.fakePlatform()`. */
export function platform(): PlatformHandle {
  const handle = window.__girassol__;
  if (!handle) throw new Error('GF-301 No platform on this page: startPlatform() has not run');
  return handle;
}
