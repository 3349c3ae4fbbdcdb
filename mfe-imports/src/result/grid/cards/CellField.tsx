import { TextField } from '@girassol/shared-ui/fields';
import { useState } from 'react';

interface CellFieldProps {
  label: string;
  /** What stands in the cell. */
  text: string;
  error: string | undefined;
  isReadOnly: boolean;
  onEnd: (value: string) => void;
}

/** A cell as a field; it is taken when the field is left. */
export function CellField({ label, text, error, isReadOnly, onEnd }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={setTyped}
      isReadOnly={isReadOnly}
      onBlur={() => onEnd(typed)}
      {...(error !== undefined && typed === text && { error })}
    />
  );
}
