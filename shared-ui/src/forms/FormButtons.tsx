import { setNestedObjectValues, useFormikContext } from 'formik';
import { type ReactNode, useContext } from 'react';
import { Button } from '../actions/Button';
import type { ButtonSize } from '../actions/button-styles';
import { showMessageDialog } from '../questions/dialog-store';
import { canFocusField, focusField, getFieldPosition } from './focus-field';
import { listInvalidFields } from './form-errors';
import { describeField, FormRegistryContext } from './form-registry';
import { InvalidFieldList } from './InvalidFieldList';

export interface FormSubmitButtonProps {
  children: ReactNode;
  size?: ButtonSize | undefined;
  variant?: 'primary' | 'danger' | undefined;
  isFullWidth?: boolean | undefined;
  /** The form changes what exists: it cannot be sent until something was changed. */
  isEditing?: boolean | undefined;
  /** Off for a reason outside the form. */
  isDisabled?: boolean | undefined;
}

/** Submit button: disabled until every field is valid, busy while the form is sent. */
export function FormSubmitButton({
  isEditing = false,
  isDisabled,
  variant = 'primary',
  ...button
}: FormSubmitButtonProps) {
  const { isValid, isSubmitting, dirty } = useFormikContext();
  return (
    <Button
      {...button}
      type="submit"
      variant={variant}
      isPending={isSubmitting}
      disabled={isDisabled || (isEditing && !dirty) || (!isValid && !isSubmitting)}
    />
  );
}

/** Longer than the dialog needs to close and to give the focus back. */
const AFTER_CLOSING_MS = 260;

export interface FormErrorsButtonProps {
  /** Names by path, for what has no labelled field. */
  labels?: Record<string, string> | undefined;
  size?: ButtonSize | undefined;
}

/**
 * Button "O QUE HÁ DE ERRADO?" of an invalid form; lists the invalid fields in a dialog. A line leads to its field, the
 * button of the dialog to the first one.
 */
export function FormErrorsButton({ labels, size }: FormErrorsButtonProps) {
  const { errors, isValid, values, setTouched } = useFormikContext<Record<string, unknown>>();
  const registry = useContext(FormRegistryContext);
  if (isValid) return null;

  const explain = async (form: HTMLFormElement | null) => {
    void setTouched(setNestedObjectValues(values, true), false);
    // As they stand in the form; what it does not show comes last.
    const fields = listInvalidFields(errors)
      .map((field) => ({
        ...field,
        name: labels?.[field.path] ?? describeField(registry, field.path),
        canFocus: form !== null && canFocusField(form, registry, field.path),
        position: form ? getFieldPosition(form, field.path) : 0,
      }))
      .toSorted((one, other) => one.position - other.position);
    let path = fields.find(({ canFocus }) => canFocus)?.path;
    await showMessageDialog({
      title: 'O QUE HÁ DE ERRADO?',
      text: (close) => (
        <InvalidFieldList
          fields={fields}
          onChoose={(chosen) => {
            path = chosen;
            close();
          }}
        />
      ),
      closeLabel: 'Entendi',
    });
    if (form && path) focusField(form, registry, { path, delay: AFTER_CLOSING_MS });
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
