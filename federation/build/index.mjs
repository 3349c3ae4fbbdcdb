export { createSingleBundleConfig } from './mono-config.mjs';
export { createRemoteConfig } from './remote-config.mjs';
export { createShellConfig } from './shell-config.mjs';
