import { Button, copyText, Row, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { Formik, type FormikHelpers } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { PaymentProblem } from '../payment/PaymentProblem';
import { showRefusal } from '../signup/show-refusal';
import { beginFactor, confirmFactor } from './use-security';

const QrCode = lazy(async () => ({ default: (await import('@girassol/shared-ui/codes')).QrCode }));

interface FactorSetupDialogProps {
  userId: string;
  email: string;
  onClose: () => void;
  /** The factor is on; its recovery codes are shown next. */
  onDone: (recoveryCodes: string[]) => void;
}

/** Dialog that turns the second factor on: the password, the QR code with the first code, and then the recovery codes. */
export function FactorSetupDialog({ userId, email, onClose, onDone }: FactorSetupDialogProps) {
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin(
    { currentPassword }: { currentPassword: string },
    helpers: FormikHelpers<{ currentPassword: string }>,
  ) {
    setProblem(null);
    try {
      setBegun(await beginFactor(userId, currentPassword));
    } catch (error) {
      setProblem(showRefusal(error, ['currentPassword'], helpers));
    }
  }

  async function confirm({ code }: { code: string }, helpers: FormikHelpers<{ code: string }>) {
    setProblem(null);
    try {
      onDone(await confirmFactor(userId, code.trim()));
    } catch (error) {
      setProblem(showRefusal(error, ['code'], helpers));
    }
  }

  return (
    <Dialog isOpen title="Ligar a verificação em duas etapas" size="sm" onClose={onClose}>
      {begun === null ? (
        <Formik key="password" initialValues={{ currentPassword: '' }} onSubmit={begin}>
          <Form aria-label="Confirmar a senha">
            <Stack gap={16}>
              <Text as="p" tone="soft">
                1 de 3 · Confirme que é você.
              </Text>
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <FormPasswordField
                name="currentPassword"
                label="Senha"
                autoComplete="current-password"
                check={(password) => (password ? undefined : 'Informe sua senha.')}
              />
              {problem && <PaymentProblem>{problem}</PaymentProblem>}
              <FormSubmitButton>Continuar</FormSubmitButton>
            </Stack>
          </Form>
        </Formik>
      ) : (
        <Formik key="code" initialValues={{ code: '' }} onSubmit={confirm}>
          <Form aria-label="Confirmar o aplicativo">
            <Stack gap={16}>
              <Text as="p" tone="soft">
                2 de 3 · Leia o código com um aplicativo autenticador, ou abra-o neste celular.
              </Text>
              <Suspense fallback={<Skeleton height={256} />}>
                <QrCode text={begun.uri} label="Código para o aplicativo autenticador" />
              </Suspense>
              <Secret>{begun.secret.match(/.{4}/g)?.join(' ')}</Secret>
              <Row gap={8} wraps justify="center">
                <Button icon="copy" onClick={() => void copyText(begun.secret, 'Chave copiada')}>
                  Copiar chave
                </Button>
                <a href={begun.uri}>Abrir no aplicativo</a>
              </Row>
              <FormTextField
                name="code"
                label="Código de 6 números"
                type="tel"
                autoComplete="one-time-code"
                maxLength={7}
                check={(code) => (String(code).trim() ? undefined : 'Informe o código.')}
              />
              {problem && <PaymentProblem>{problem}</PaymentProblem>}
              <FormSubmitButton>Ligar</FormSubmitButton>
            </Stack>
          </Form>
        </Formik>
      )}
    </Dialog>
  );
}

const Secret = styled.code`
  font: ${tokens.font[13]};
  letter-spacing: 0.04em;
  text-align: center;
  overflow-wrap: anywhere;
`;
