import { Stack, Text } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';

/** Proof that a person enters again: its password, and a code. */
export interface Proof {
  currentPassword: string;
  code: string;
}

/** Field for a code of the authenticator, or a recovery code. */
export const CodeField = () => (
  <FormTextField
    name="code"
    label="Código do aplicativo"
    autoComplete="one-time-code"
    maxLength={20}
    check={(code) => (String(code).trim() ? undefined : 'Informe o código.')}
  />
);

interface ProofDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  /** Parts of the proof that the change needs. */
  asks: readonly ('password' | 'code')[];
  /** Password managers keep it together with the password. */
  email: string;
  onSubmit: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

const initialValues: Proof = { currentPassword: '', code: '' };

/** Dialog that asks a person again for the password, a code, or both. */
export function ProofDialog({ title, text, submitLabel, asks, email, onSubmit, onClose }: ProofDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: Proof, helpers: FormikHelpers<Proof>) {
    setProblem(null);
    try {
      await onSubmit({ ...values, code: values.code.trim() });
    } catch (error) {
      setProblem(showRefusal(error, ['currentPassword', 'code'], helpers));
    }
  }

  return (
    <Dialog isOpen title={title} size="sm" onClose={onClose}>
      <Formik initialValues={initialValues} onSubmit={submit}>
        <Form aria-label={title}>
          <Stack gap={16}>
            <Text as="p" tone="soft">
              {text}
            </Text>
            {asks.includes('password') && (
              <>
                <input type="email" autoComplete="username" value={email} readOnly hidden />
                <FormPasswordField
                  name="currentPassword"
                  label="Senha"
                  autoComplete="current-password"
                  check={(password) => (password ? undefined : 'Informe sua senha.')}
                />
              </>
            )}
            {asks.includes('code') && <CodeField />}
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton>{submitLabel}</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
