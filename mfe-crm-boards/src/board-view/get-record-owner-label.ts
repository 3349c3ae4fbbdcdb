import { flattenRecordOwners, type RecordOwnerGroups } from '@girassol/shared-domain';

/** Returns the name of the person, team or company whose records are shown; nothing where there is no choice. */
export function getRecordOwnerLabel(groups: RecordOwnerGroups, fetchId: string): string | undefined {
  const owners = flattenRecordOwners(groups);
  return owners.length < 2 ? undefined : owners.find(({ id }) => id === fetchId)?.label;
}
