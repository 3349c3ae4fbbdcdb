import { setNestedObjectValues, useFormikContext } from 'formik';
import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import type { ButtonSize } from '../actions/button-styles';
import { showMessageDialog } from '../dialogs/dialog-store';
import { tokens } from '../tokens/tokens';
import { FieldLabelsContext } from './field-labels-context';
import { type InvalidField, listInvalidFields } from './form-errors';

export interface FormSubmitButtonProps {
  children: ReactNode;
  size?: ButtonSize | undefined;
  variant?: 'primary' | 'danger' | undefined;
  isFullWidth?: boolean | undefined;
  /** Off for a reason outside the form. */
  isDisabled?: boolean | undefined;
}

/** Submit button: disabled until every field is valid, busy while the form is sent. */
export function FormSubmitButton({ isDisabled, variant = 'primary', ...button }: FormSubmitButtonProps) {
  const { isValid, isSubmitting } = useFormikContext();
  return (
    <Button
      {...button}
      type="submit"
      variant={variant}
      isPending={isSubmitting}
      disabled={isDisabled || (!isValid && !isSubmitting)}
    />
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: ${tokens.space[8]} 0; border-top: 1px solid ${tokens.color.lineSoft}; }
  li:first-child { border-top: 0; padding-top: 0; }
  strong { display: block; font-weight: 600; color: ${tokens.color.ink}; }
`;

const listed = (
  invalid: readonly InvalidField[],
  getName: (path: string) => string | undefined,
): ReactNode => (
  <List>
    {invalid.map(({ path, message }) => (
      <li key={path}>
        <strong>{getName(path)}</strong>
        {message}
      </li>
    ))}
  </List>
);

/** As they stand in the form; what has no field comes last. */
const inOrder = (invalid: readonly InvalidField[], paths: readonly string[]): InvalidField[] => {
  const getPlace = ({ path }: InvalidField) => (paths.includes(path) ? paths.indexOf(path) : paths.length);
  return invalid.toSorted((one, other) => getPlace(one) - getPlace(other));
};

/** Longer than the dialog needs to close and to give the focus back. */
const AFTER_CLOSING_MS = 260;

export interface FormErrorsButtonProps {
  /** Names by path, for what has no labelled field. */
  labels?: Record<string, string> | undefined;
  size?: ButtonSize | undefined;
}

/**
 * Button "O QUE HÁ DE ERRADO?" of an invalid form; lists the invalid fields in a dialog, and focuses the
 * first one afterwards.
 */
export function FormErrorsButton({ labels, size }: FormErrorsButtonProps) {
  const { errors, isValid, values, setTouched } = useFormikContext<Record<string, unknown>>();
  const registered = useContext(FieldLabelsContext);
  if (isValid) return null;

  const explain = async (form: HTMLFormElement | null) => {
    void setTouched(setNestedObjectValues(values, true), false);
    await showMessageDialog({
      title: 'O QUE HÁ DE ERRADO?',
      text: listed(
        inOrder(listInvalidFields(errors), [...registered.keys()]),
        (path) => labels?.[path] ?? registered.get(path),
      ),
      closeLabel: 'Entendi',
    });
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), AFTER_CLOSING_MS);
  };

  return (
    <Button
      variant="ghost"
      size={size}
      icon="circle-help"
      onClick={(event) => explain(event.currentTarget.form)}
    >
      O QUE HÁ DE ERRADO?
    </Button>
  );
}
