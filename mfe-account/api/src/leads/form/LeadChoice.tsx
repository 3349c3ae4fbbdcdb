import { getLeadFieldId } from './LeadField';

interface Props {
  name: 'timeWorking' | 'salesTeamStatus';
  label: string;
  options: readonly string[];
  value: string;
}

/** Optional choice of a lead's form. */
export function LeadChoice({ name, label, options, value }: Props) {
  const id = getLeadFieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">Escolha (opcional)</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
