import { flattenRecordOwners, type RecordOwnerGroups } from '@girassol/shared-domain';
import { FilterSelect } from './FilterSelect';

/**
 * Select of the user, team or company whose records a board or list shows. Renders nothing for a user with
 * fewer than two options.
 */
export function RecordOwnerSelect({
  groups,
  value,
  onChange,
  label = 'De quem é o quadro',
}: {
  groups: RecordOwnerGroups;
  value: string;
  onChange: (fetchId: string) => void;
  label?: string;
}) {
  const viewers = flattenRecordOwners(groups);
  if (viewers.length < 2) return null;
  const teams = new Set(groups.teams.map(({ id }) => id));
  const options = viewers.map(({ id, label }) => ({
    value: id,
    label: teams.has(id) ? `Equipe ${label}` : label,
  }));
  return (
    <FilterSelect
      label={label}
      hideLabel
      options={options}
      value={viewers.some(({ id }) => id === value) ? value : null}
      placeholder="Outra pessoa"
      onChange={(fetchId) => fetchId && onChange(fetchId)}
    />
  );
}
