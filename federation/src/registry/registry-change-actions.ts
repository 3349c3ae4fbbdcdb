import type { LiveScope } from './live-scope';

/**
 * Kinds of changes of a registry line (the live version of one remote for one scope). `return` is an
 * automatic rollback by the server.
 */
export const registryChangeActions = ['start', 'rollout', 'rollback', 'return', 'pause', 'resume'] as const;

/** Kind of change of a registry line, for example `rollout` or `rollback`. */
export type RegistryChangeAction = (typeof registryChangeActions)[number];

/**
 * Scope and target for which a release of a remote is live, for example one account, one host, or everyone.
 */
export interface LiveReleaseTarget {
  scope: LiveScope;
  /** Account id, host or distribution key; empty for `all`. */
  target: string;
}
