import { useSettings } from '@girassol/shared-auth';
import { Select } from '@girassol/shared-ui/choices';

/** Value of the option by which a person has no position: options need a text. */
const NO_POSITION = 'SEM_CARGO';

interface PositionFieldProps {
  value: string;
  /** Position that the person has now: it stays a choice after the list in the settings lost it. */
  held: string;
  onChange: (position: string) => void;
}

/** Field for the position of a collaborator in the company, from the list in the settings (settings-007). */
export function PositionField({ value, held, onChange }: PositionFieldProps) {
  const listed = (useSettings()?.companyPositions ?? []).map(({ name }) => name);
  const names = held && !listed.includes(held) ? [...listed, held] : listed;
  return (
    <Select
      label="Cargo"
      value={value || NO_POSITION}
      onChange={(chosen) => onChange(chosen === null || chosen === NO_POSITION ? '' : chosen)}
      options={[
        { value: NO_POSITION, label: 'Sem cargo' },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      description={
        names.length === 0 ? 'A lista de cargos está vazia: preencha-a em Configurações, Cargos.' : undefined
      }
    />
  );
}
