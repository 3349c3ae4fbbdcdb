export { type LiveScope, liveScopes } from '../registry/live-scope';
export type * from '../registry/operations';
export type * from '../registry/registry-change-actions';
export type { ReplacementRelease } from '../registry/resolve';
export { createRegistryHttpClient, type RegistryAccess, type RegistryClient, RegistryError } from './client';
