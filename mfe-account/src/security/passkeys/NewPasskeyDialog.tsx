import { describeDevice } from '@girassol/account-domain/security';
import { ApiError } from '@girassol/shared-auth';
import { Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PaymentProblem } from '../../payment/PaymentProblem';
import { showRefusal } from '../../signup/show-refusal';
import { CodeField } from '../ProofDialog';
import { NameField } from './NameField';
import { reloadPasskeys } from './use-passkeys';

interface Values {
  name: string;
  currentPassword: string;
  code: string;
}

interface NewPasskeyDialogProps {
  userId: string;
  email: string;
  /** The second factor is on: a passkey counts as both, and so it needs both. */
  needsCode: boolean;
  onClose: () => void;
}

/** Dialog that creates a passkey: name and password here, then the browser's own dialog. */
export function NewPasskeyDialog({ userId, email, needsCode, onClose }: NewPasskeyDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const initialValues: Values = {
    name: describeDevice(navigator.userAgent).name,
    currentPassword: '',
    code: '',
  };

  async function submit({ name, currentPassword, code }: Values, helpers: FormikHelpers<Values>) {
    setProblem(null);
    const { createPasskey, describeCreationFailure } = await import('./create-passkey');
    try {
      const proof = { currentPassword, ...(needsCode && { code: code.trim() }) };
      await createPasskey(userId, { name: name.trim(), ...proof });
    } catch (error) {
      const words = error instanceof ApiError ? null : describeCreationFailure(error);
      setProblem(words ?? showRefusal(error, ['name', 'currentPassword', 'code'], helpers));
      return;
    }
    await reloadPasskeys();
    showSnackbar({ text: 'Chave de acesso criada.' });
    onClose();
  }

  return (
    <Dialog isOpen title="Criar chave de acesso" size="sm" onClose={onClose}>
      <Formik initialValues={initialValues} onSubmit={submit}>
        <Form aria-label="Criar chave de acesso">
          <Stack gap={16}>
            <Text as="p" tone="soft">
              {`O aparelho vai pedir a sua digital, o rosto ou o PIN. A chave só vale em ${window.location.hostname}.`}
            </Text>
            <NameField />
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <FormPasswordField
              name="currentPassword"
              label="Senha"
              autoComplete="current-password"
              check={(password) => (password ? undefined : 'Informe sua senha.')}
            />
            {needsCode && <CodeField />}
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton>Continuar</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
