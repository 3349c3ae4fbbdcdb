import { getFieldId } from './fields';

interface Props {
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  problem?: string | undefined;
}

/** Field of the simulator with a few options, of which the visitor chooses one. */
export function ChoiceField({ name, legend, hint, options, value, problem }: Props) {
  const id = getFieldId(name);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <fieldset className="field choices" {...(described && { 'aria-describedby': described })}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, place) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            id={place === 0 ? id : undefined}
            value={option.value}
            defaultChecked={option.value === value}
          />
          {option.label}
        </label>
      ))}
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
