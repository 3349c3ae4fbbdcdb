export * from './manifest';
export { matchesRoute } from './match-route';
export { pageRegistry } from './page-registry';
export { type Announced, announcedFiles } from './preload';
export {
  type LiveRelease,
  type LiveScope,
  liveScopes,
  type RegistryQuestion,
  type RegistryState,
  type ReleaseAtHand,
  resolveRegistry,
} from './resolve';
export { parseManifest, parseShellManifest } from './schema';
