import type { Session } from '@girassol/shared-domain';
import type { Option } from '@girassol/shared-ui/choices';

/** Lists the people of an account as options, by name: the collaborators and the owner. */
export function listPeopleOptions(
  { managerUserId, userId, personalData }: Session,
  collaborators: readonly { _id: string; name: string }[],
): Option[] {
  const owner = {
    value: managerUserId,
    label: managerUserId === userId ? `${personalData.name} (você)` : 'Titular da conta',
  };
  const others = collaborators
    .filter(({ _id }) => _id !== managerUserId)
    .map(({ _id, name }) => ({ value: _id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
  return [owner, ...others];
}
