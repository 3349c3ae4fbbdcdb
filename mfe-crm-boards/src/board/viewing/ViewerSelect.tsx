import { Select } from '@girassol/shared-ui/pickers';
import { allViewers, type ViewerGroups } from './viewers';

/** Whose board is shown. Nothing to choose, nothing to show. */
export function ViewerSelect({
  groups,
  value,
  onChange,
}: {
  groups: ViewerGroups;
  value: string;
  onChange: (fetchId: string) => void;
}) {
  const viewers = allViewers(groups);
  if (viewers.length < 2) return null;
  const teams = new Set(groups.teams.map(({ id }) => id));
  const options = viewers.map(({ id, label }) => ({
    value: id,
    label: teams.has(id) ? `Equipe ${label}` : label,
  }));
  return (
    <Select
      label="De quem é o quadro"
      hideLabel
      options={options}
      value={viewers.some(({ id }) => id === value) ? value : null}
      placeholder="Outra pessoa"
      onChange={(fetchId) => fetchId && onChange(fetchId)}
    />
  );
}
