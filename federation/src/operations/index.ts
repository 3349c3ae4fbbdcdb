export type * from '../registry/operations';
export { type LiveScope, liveScopes, type StandIn } from '../registry/resolve';
export { type RegistryAccess, type RegistryClient, RegistryError, registryClient } from './client';
