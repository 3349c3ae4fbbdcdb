import { allViewers, type ViewerGroups } from '@girassol/shared-domain';
import { FilterSelect } from './FilterSelect';

/** Whose records are shown. Nothing to choose, nothing to show. */
export function ViewerSelect({
  groups,
  value,
  onChange,
  label = 'De quem é o quadro',
}: {
  groups: ViewerGroups;
  value: string;
  onChange: (fetchId: string) => void;
  label?: string;
}) {
  const viewers = allViewers(groups);
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
