import type { LeadFieldProblem } from '@girassol/account-domain/leads';
import type { InputHTMLAttributes } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: LeadFieldProblem['field'];
  label: string;
  problems: readonly LeadFieldProblem[];
}

/** Returns the HTML id of a field of a lead's form. */
export const getLeadFieldId = (name: string): string => `contato-${name}`;

/** Required text field of a lead's form with its label and error message. */
export function LeadField({ name, label, problems, ...input }: Props) {
  const id = getLeadFieldId(name);
  const problem = problems.find(({ field }) => field === name)?.message;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        required
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-erro` })}
      />
      {problem && (
        <p className="error" id={`${id}-erro`}>
          {problem}
        </p>
      )}
    </div>
  );
}
