export {
  canManageCollaborators,
  findGrantProblems,
  type Granter,
  type GrantProblems,
  listGrantablePermissions,
} from './grants';
export { type PermissionGroup, permissionGroups, permissionLabels } from './permission-labels';
export { getPresetPermissions, type RightsPreset, rightsPresets } from './presets';
