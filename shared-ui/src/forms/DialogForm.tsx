import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';
import { Form } from './Form';
import { FormSubmitButton } from './FormButtons';
import { FormTextField } from './form-fields';

export interface DialogFormProps<Values extends FormikValues> {
  /** Title of the dialog around it, which names the form. */
  label: string;
  initial: Values;
  submitLabel: string;
  isDanger?: boolean | undefined;
  children: ReactNode;
  /** Does it. Returns why it was refused, and null where it was done: a refusal loses nothing that was typed. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<string | null>;
  onCancel: () => void;
}

/** Form inside a `Dialog`: its fields, the reason of a refusal, and the buttons at the foot. */
export function DialogForm<Values extends FormikValues>({
  label,
  initial,
  submitLabel,
  isDanger = false,
  children,
  onSubmit,
  onCancel,
}: DialogFormProps<Values>) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Formik
      initialValues={initial}
      onSubmit={async (values, helpers) => setProblem(await onSubmit(values, helpers))}
    >
      <Form aria-label={label}>
        <Stack gap={16}>
          {children}
          {problem && (
            <Problem role="alert">
              <Text tone="bad">{problem}</Text>
            </Problem>
          )}
        </Stack>
        <Foot>
          <Button onClick={onCancel}>Cancelar</Button>
          <FormSubmitButton variant={isDanger ? 'danger' : 'primary'}>{submitLabel}</FormSubmitButton>
        </Foot>
      </Form>
    </Formik>
  );
}

/** Field of a form for the reason of a change (`why`), which its history keeps. */
export function FormReasonField() {
  return (
    <FormTextField
      name="why"
      label="Motivo"
      isRequired
      maxLength={300}
      description="Fica no histórico, com seu nome."
      check={(why) => (why.trim().length < 3 ? 'Escreva um pouco mais.' : undefined)}
    />
  );
}

const Problem = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[8]};
  padding-top: ${tokens.space[24]};
`;
