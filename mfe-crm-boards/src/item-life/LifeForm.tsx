import type { ApiError } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import { Form, FormErrorsButton, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import type { ItemActionFormProps } from './item-action-form-props';

interface Props<Values extends FormikValues> extends Pick<ItemActionFormProps, 'submitLabel' | 'isBlocked'> {
  initial: Values;
  /** Gives back the refusal of the server, if any: its words then stand at the fields. */
  onSubmit: (values: Values) => Promise<ApiError | null>;
  /** Which fields are there, as a text: what is no longer asked must not keep the form invalid. */
  getShape?: ((values: Values) => string) | undefined;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** Form of an item action: its fields, the validation summary, and the submit button. */
export function ItemActionForm<Values extends FormikValues>({
  initial,
  onSubmit,
  getShape = () => '',
  submitLabel,
  isBlocked,
  children,
}: Props<Values>) {
  async function submit(values: Values, { setFieldTouched, setFieldError }: FormikHelpers<Values>) {
    const refused = await onSubmit(values);
    for (const { path, message } of refused?.fields ?? []) {
      void setFieldTouched(path, true, false);
      setFieldError(path, message);
    }
  }

  return (
    <Formik initialValues={initial} onSubmit={submit}>
      {({ values }) => (
        <Form aria-label={submitLabel}>
          <Fields>{typeof children === 'function' ? children(values) : children}</Fields>
          {/* After the fields: they have to be known when it checks. */}
          <ShapeCheck shape={getShape(values)} />
          <Foot>
            <FormErrorsButton />
            <FormSubmitButton isDisabled={isBlocked}>{submitLabel}</FormSubmitButton>
          </Foot>
        </Form>
      )}
    </Formik>
  );
}

/** Validates again when fields came or went. */
function ShapeCheck({ shape }: { shape: string }) {
  const { validateForm } = useFormikContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape is what it waits for.
  useEffect(() => void validateForm(), [validateForm, shape]);
  return null;
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  color: ${tokens.color.ink};
`;

/** Stays at the foot of the window while a long form scrolls. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.space[24]});
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space[8]};
  margin: ${tokens.space[24]} calc(-1 * ${tokens.space[24]}) calc(-1 * ${tokens.space[24]});
  padding: ${tokens.space[12]} ${tokens.space[24]} ${tokens.space[16]};
  border-top: 1px solid ${tokens.color.lineSoft};
  border-end-start-radius: ${tokens.radius.dialog};
  border-end-end-radius: ${tokens.radius.dialog};
  background: ${tokens.color.raised};

  @media ${tokens.screen.phone} {
    border-radius: 0;
    > :last-child { flex: 1 1 100%; }
  }
`;
