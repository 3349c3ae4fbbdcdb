import { TextField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';

interface CellFieldProps {
  label: string;
  /** Text of the cell. */
  text: string;
  error: string | undefined;
  isReadOnly: boolean;
  onEnd: (value: string) => void;
}

/** Text field for one cell of a faulty row. The value is sent with Enter, and when the field loses focus. */
export function CellField({ label, text, error, isReadOnly, onEnd }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnd(typed);
      }}
    >
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        isReadOnly={isReadOnly}
        onBlur={() => onEnd(typed)}
        {...(error !== undefined && typed === text && { error })}
      />
    </form>
  );
}
