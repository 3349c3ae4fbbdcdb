import type { InputHTMLAttributes } from 'react';
import { LabelledField } from './Field';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  problem: string | undefined;
  /** Value that was typed. */
  value: string | undefined;
}

/** Text field of the simulator with its label and error message. */
export function SimulatorTextField({ name, label, problem, value, ...input }: Props) {
  return (
    <LabelledField name={name} label={label} problem={problem}>
      {(attributes) => <input {...attributes} type="text" {...input} defaultValue={value} />}
    </LabelledField>
  );
}
