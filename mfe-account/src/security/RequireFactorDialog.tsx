import { addDays, formatDate, toIsoDate } from '@girassol/shared-domain';
import { Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormDateField, FormPasswordField, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { changeFactorRequirement } from './use-security';

/** Days that people get at first to set up a factor. */
const USUAL_DAYS = 7;

/** Days ahead that the server accepts. */
const MAX_DAYS = 365;

interface Values {
  from: string;
  currentPassword: string;
}

interface RequireFactorDialogProps {
  userId: string;
  email: string;
  /** Day that holds so far; null if nothing is required. */
  requiredFrom: string | null;
  onClose: () => void;
}

/** Dialog by which the owner requires a second factor of everybody from a day. */
export function RequireFactorDialog({ userId, email, requiredFrom, onClose }: RequireFactorDialogProps) {
  const today = toIsoDate(Date.now());
  const [problem, setProblem] = useState<string | null>(null);
  const initialValues: Values = {
    from: requiredFrom ?? addDays(today, USUAL_DAYS),
    currentPassword: '',
  };

  async function submit({ from, currentPassword }: Values, helpers: FormikHelpers<Values>) {
    setProblem(null);
    try {
      await changeFactorRequirement(userId, { from, currentPassword });
      showSnackbar({ text: `Duas etapas exigidas de todos a partir de ${formatDate(from)}.` });
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['from', 'currentPassword'], helpers));
    }
  }

  return (
    <Dialog isOpen title="Exigir de todos" size="sm" onClose={onClose}>
      <Formik initialValues={initialValues} onSubmit={submit}>
        <Form aria-label="Exigir a verificação de todos">
          <Stack gap={16}>
            <Text as="p" tone="soft">
              A partir deste dia, quem não tiver o aplicativo nem uma chave de acesso entra só para
              configurá-los. Avisamos essas pessoas por e-mail agora.
            </Text>
            <FormDateField
              name="from"
              label="A partir de"
              isRequired
              min={today}
              max={addDays(today, MAX_DAYS)}
            />
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <FormPasswordField
              name="currentPassword"
              label="Sua senha"
              autoComplete="current-password"
              check={(password) => (password ? undefined : 'Informe sua senha.')}
            />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <FormSubmitButton>Exigir</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
