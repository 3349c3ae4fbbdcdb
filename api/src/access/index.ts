export type { Caller, CallerTeam } from './caller';
export { isColleague, leads, resolveScope, type Scope } from './resolve-scope';
export { visibleOwners } from './visible-owners';
