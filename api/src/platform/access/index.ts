export type { Caller, CallerTeam } from './caller';
export { isColleague, leads, requireOwnAccount, resolveScope, type Scope } from './resolve-scope';
export { ownAndLed, visibleOwners } from './visible-owners';
