import { canEditArea, describeReadOnlyArea, type PermissionArea } from '@girassol/shared-domain';
import { notAllowed } from '../refusals/refusal';
import type { Caller } from './caller';

/**
 * Throws a refusal (403) for a caller whose level in an area is lower than EDIT. Calls of `editingCalls` are refused before
 * their body is read; this is for use cases of which only some change something in the area.
 */
export function requireAreaEdit(caller: Caller, area: PermissionArea): void {
  if (!canEditArea(caller, area)) throw notAllowed(describeReadOnlyArea(area));
}
