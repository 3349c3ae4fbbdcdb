import { ratePassword } from '@girassol/account-domain/security';
import { attemptAction } from '@girassol/shared-auth';
import { isStrongPassword, type Session } from '@girassol/shared-domain';
import { Button, confirm, Row, Stack, showSnackbar, Text } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { StrengthMeter } from './StrengthMeter';
import { changePassword, mailPasswordLink } from './use-security';

interface Values {
  currentPassword: string;
  newPassword: string;
}

const RULE = 'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.';
const initialValues: Values = { currentPassword: '', newPassword: '' };

function describeEnded(count: number): string {
  if (count === 0) return 'Senha trocada.';
  return count === 1
    ? 'Senha trocada. A outra sessão foi encerrada.'
    : `Senha trocada. As outras ${count} sessões foram encerradas.`;
}

async function mailLink(email: string): Promise<void> {
  const isSure = await confirm({
    title: 'Esqueci a senha atual',
    text: `Enviamos a ${email} um link para escolher uma nova senha. Ele vale por uma hora.`,
    confirmLabel: 'Enviar link',
    cancelLabel: 'Voltar',
  });
  const isSent =
    isSure &&
    (await attemptAction(async () => {
      await mailPasswordLink(email);
      return true;
    }));
  if (isSent) showSnackbar({ text: 'O link está a caminho do seu e-mail.' });
}

/** Card by which people change their password (account-001). */
export function PasswordCard({ session }: { session: Session }) {
  const [problem, setProblem] = useState<string | null>(null);
  const known = [session.personalData.name, session.email];

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    setProblem(null);
    try {
      const ended = await changePassword(session.userId, values);
      helpers.resetForm();
      showSnackbar({ text: describeEnded(ended) });
    } catch (error) {
      setProblem(showRefusal(error, ['currentPassword', 'newPassword'], helpers));
    }
  }

  return (
    <SectionCard title="Senha">
      <Text as="p" tone="soft">
        Ao trocar a senha, as suas sessões em outros aparelhos são encerradas.
      </Text>
      <Formik initialValues={initialValues} onSubmit={submit}>
        {({ values }) => (
          <Form aria-label="Trocar senha">
            <Stack gap={16}>
              {/* Password managers keep the two together. */}
              <input type="email" autoComplete="username" value={session.email} readOnly hidden />
              <FormPasswordField
                name="currentPassword"
                label="Senha atual"
                autoComplete="current-password"
                isRequired
                check={(password) => (password ? undefined : 'Informe sua senha atual.')}
              />
              <Stack gap={8}>
                <FormPasswordField
                  name="newPassword"
                  label="Nova senha"
                  autoComplete="new-password"
                  isRequired
                  description={RULE}
                  check={(password) => (isStrongPassword(password) ? undefined : RULE)}
                />
                {values.newPassword !== '' && <StrengthMeter {...ratePassword(values.newPassword, known)} />}
              </Stack>
              {problem && <PaymentProblem>{problem}</PaymentProblem>}
              <Row gap={8} wraps>
                <FormSubmitButton>Trocar senha</FormSubmitButton>
                <Button variant="ghost" onClick={() => void mailLink(session.email)}>
                  Esqueci a senha atual
                </Button>
              </Row>
            </Stack>
          </Form>
        )}
      </Formik>
    </SectionCard>
  );
}
