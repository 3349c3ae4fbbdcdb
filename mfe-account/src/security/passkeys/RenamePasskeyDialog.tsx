import type { Passkey } from '@girassol/account-domain/contract';
import { Stack } from '@girassol/shared-ui';
import { Form, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PaymentProblem } from '../../payment/PaymentProblem';
import { showRefusal } from '../../signup/show-refusal';
import { NameField } from './NameField';
import { renamePasskey } from './use-passkeys';

interface RenamePasskeyDialogProps {
  userId: string;
  passkey: Passkey;
  onClose: () => void;
}

/** Dialog that renames a passkey. */
export function RenamePasskeyDialog({ userId, passkey, onClose }: RenamePasskeyDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ name }: { name: string }, helpers: FormikHelpers<{ name: string }>) {
    setProblem(null);
    try {
      await renamePasskey(userId, passkey, name.trim());
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['name'], helpers));
    }
  }

  return (
    <Dialog isOpen title="Renomear chave de acesso" size="sm" onClose={onClose}>
      <Formik initialValues={{ name: passkey.name }} onSubmit={submit}>
        <Form aria-label="Renomear chave de acesso">
          <Stack gap={16}>
            <NameField />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton isEditing>Salvar</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
