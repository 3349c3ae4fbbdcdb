import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useState } from 'react';
import { PaymentProblem } from '../../payment/PaymentProblem';
import { showRefusal } from '../../signup/show-refusal';

interface PasswordDialogProps {
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** Does what the password is for; a refusal is shown in the dialog. */
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for the own password again before data leave the account. */
export function PasswordDialog({ title, children, submitLabel, onSubmit, onClose }: PasswordDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ password }: { password: string }, helpers: FormikHelpers<{ password: string }>) {
    setProblem(null);
    try {
      await onSubmit(password);
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['password'], helpers));
    }
  }

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Formik initialValues={{ password: '' }} onSubmit={submit}>
        <Form aria-label={title}>
          <Stack gap={16}>
            <Text as="p">{children}</Text>
            <FormPasswordField name="password" label="Sua senha" isRequired />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <Row gap={8} justify="end" wraps>
              <Button variant="ghost" onClick={onClose}>
                Voltar
              </Button>
              <FormSubmitButton>{submitLabel}</FormSubmitButton>
            </Row>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
