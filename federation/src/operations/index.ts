export type * from '../registry/operations';
export { type LiveScope, liveScopes } from '../registry/resolve';
export { type RegistryAccess, type RegistryClient, RegistryError, registryClient } from './client';
