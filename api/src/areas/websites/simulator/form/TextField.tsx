import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  problem: string | undefined;
  /** What was typed. */
  value: string | undefined;
}

/** A line that is typed, with its label and what is wrong with it. */
export function TextField({ name, label, problem, value, ...input }: Props) {
  return (
    <Field name={name} label={label} problem={problem}>
      {(attributes) => <input {...attributes} type="text" {...input} defaultValue={value} />}
    </Field>
  );
}
