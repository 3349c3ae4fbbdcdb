import { FormNumberField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import { UnusualValueNote } from './UnusualValueNote';
import { describeUnusualValue, isBelowUsual, type UsualKind } from './usual-ranges';

interface UsualNumberFieldProps extends ComponentProps<typeof FormNumberField> {
  usual: UsualKind;
}

/**
 * `FormNumberField` that warns, without refusing, if its value is out of all proportion for its kind. A value that is
 * too small may still be growing: its warning waits until the field was left.
 */
export function UsualNumberField({ usual, description, ...props }: UsualNumberFieldProps) {
  // `useField` would take the place of the field's own check.
  const { value, touched, initialValue } = useFormikContext().getFieldMeta<number | null>(props.name);
  const isTyping = !touched && value !== initialValue && isBelowUsual(usual, value);
  const warning = isTyping ? null : describeUnusualValue(usual, value);
  return (
    <FormNumberField {...props} description={warning ? <UnusualValueNote text={warning} /> : description} />
  );
}
