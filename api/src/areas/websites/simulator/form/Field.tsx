import type { InputHTMLAttributes, ReactNode } from 'react';
import { idOf } from './fields';

interface Props {
  name: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** What ties an input to its label and to what is said of it. */
export type FieldAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** A field of the simulator with its label, its hint and what is wrong with it. */
export function Field({ name, label, hint, problem, children }: Props) {
  const id = idOf(name);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
