import type { InputHTMLAttributes, ReactNode } from 'react';
import { getFieldId } from './fields';

interface Props {
  name: string;
  label: string;
  problem?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** HTML attributes that link an input of the simulator to its label and its error message. */
export type FieldAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** Field of the simulator with its label and error message. */
export function LabelledField({ name, label, problem, children }: Props) {
  const id = getFieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(problem && { 'aria-describedby': `${id}-problem`, 'aria-invalid': true }),
      })}
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
