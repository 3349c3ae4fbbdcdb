export type { Caller, CallerTeam } from './caller';
export { requireAreaEdit } from './require-area-edit';
export {
  isColleague,
  isLedByCaller,
  requireIdOfOwnAccount,
  resolveUserScope,
  type UserScope,
} from './resolve-user-scope';
export { listOwnAndLedUserIds, listVisibleOwnerIds } from './visible-owners';
