import type { InputHTMLAttributes, ReactNode } from 'react';
import { idOf } from './fields';

interface Props {
  name: string;
  label: string;
  problem?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** What ties an input to its label and to what is said of it. */
export type FieldAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** A field of the simulator with its label and what is wrong with it. */
export function Field({ name, label, problem, children }: Props) {
  const id = idOf(name);
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
