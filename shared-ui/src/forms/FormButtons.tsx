import { setNestedObjectValues, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
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
  /** It stands in place of the submit button, or its form comes filled in: there from the start. */
  isShownBeforeUse?: boolean | undefined;
}

/** Events by which a person uses a form, before which nothing in it can be wrong. */
const FIRST_USES = ['input', 'focusout', 'pointerdown'] as const;

/** Tells whether a person has already typed into the form around `place`, left one of its fields, or pressed in it. */
function useIsFormUsed(place: RefObject<HTMLElement | null>): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || isUsed) return;
    const use = () => setUsed(true);
    for (const kind of FIRST_USES) form.addEventListener(kind, use);
    return () => {
      for (const kind of FIRST_USES) form.removeEventListener(kind, use);
    };
  }, [place, isUsed]);
  return isUsed;
}

/**
 * Button "O QUE HÁ DE ERRADO?" of an invalid form; lists the invalid fields in a dialog, and focuses the
 * first one afterwards. Nothing is wrong with a form that nobody has used: it comes with the first use.
 */
export function FormErrorsButton({ labels, size, isShownBeforeUse = false }: FormErrorsButtonProps) {
  const { errors, isValid, values, dirty, submitCount, setTouched } =
    useFormikContext<Record<string, unknown>>();
  const registered = useContext(FieldLabelsContext);
  const place = useRef<HTMLSpanElement>(null);
  const isUsed = useIsFormUsed(place);
  if (!isUsed && !isShownBeforeUse && !dirty && submitCount === 0) return <span ref={place} hidden />;
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
