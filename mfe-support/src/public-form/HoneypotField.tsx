import { VisuallyHidden } from '@girassol/shared-ui';

interface HoneypotFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field that people neither see nor reach: a form with something in it was sent by a program. */
export function HoneypotField({ name, value, onChange }: HoneypotFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </VisuallyHidden>
  );
}
