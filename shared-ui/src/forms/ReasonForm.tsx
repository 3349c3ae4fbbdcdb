import type { ReactNode } from 'react';
import { Text } from '../text/Text';
import { DialogForm, type DialogFormProps, FormReasonField } from './DialogForm';

/** Props of `ReasonForm`. */
export interface ReasonFormProps<Values extends { why: string }>
  extends Omit<DialogFormProps<Values>, 'children' | 'onSubmit'> {
  /** Explains the change and its consequences. */
  text: ReactNode;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Makes the change. Returns why it was refused, and null where it was made. */
  onSubmit: (values: Values) => Promise<string | null>;
}

/** Form inside a `Dialog` of a change that its history keeps with a reason (`why`): explanation, fields and reason. */
export function ReasonForm<Values extends { why: string }>({
  text,
  children,
  onSubmit,
  ...form
}: ReasonFormProps<Values>) {
  return (
    <DialogForm {...form} onSubmit={(values) => onSubmit({ ...values, why: values.why.trim() })}>
      <Text as="p">{text}</Text>
      {children}
      <FormReasonField />
    </DialogForm>
  );
}
