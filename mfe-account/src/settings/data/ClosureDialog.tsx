import { closureReasons, isAccountName } from '@girassol/account-domain/closure';
import { formatDate } from '@girassol/shared-domain';
import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import {
  Form,
  FormPasswordField,
  FormSubmitButton,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Dialog } from '@girassol/shared-ui/overlays';
import { FormSelect } from '@girassol/shared-ui/pickers';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PaymentProblem } from '../../payment/PaymentProblem';
import { showRefusal } from '../../signup/show-refusal';
import { requestClosure } from './use-closure';

const reasons = closureReasons.map((reason) => ({ value: reason, label: reason }));
const empty = { mainReason: '', message: '', accountName: '', password: '' };

interface ClosureDialogProps {
  userId: string;
  accountName: string;
  /** ISO date. */
  endsOn: string;
  onClose: () => void;
}

/** Dialog that asks for the reasons, the name of the account and the password before the account ends. */
export function ClosureDialog({ userId, accountName, endsOn, onClose }: ClosureDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: typeof empty, helpers: FormikHelpers<typeof empty>) {
    setProblem(null);
    try {
      await requestClosure(userId, values);
      onClose();
    } catch (error) {
      setProblem(showRefusal(error, ['accountName', 'password'], helpers));
    }
  }

  return (
    <Dialog isOpen title="Encerrar a conta" onClose={onClose}>
      <Formik initialValues={empty} onSubmit={submit}>
        <Form aria-label="Encerrar a conta">
          <Stack gap={16}>
            <Text as="p">
              Em {formatDate(endsOn)} clientes, propostas, contratos e arquivos de {accountName} serão
              apagados para sempre. Baixe tudo antes, se precisar.
            </Text>
            <FormSelect name="mainReason" label="Motivo" options={reasons} isOptional placeholder="Escolha" />
            <FormTextArea name="message" label="Quer contar mais?" isOptional maxLength={2_000} />
            <FormTextField
              name="accountName"
              label="Nome da conta"
              description={`Digite ${accountName} para confirmar.`}
              isRequired
              maxLength={120}
              autoComplete="off"
              check={(typed) =>
                typed === '' || isAccountName(typed, accountName)
                  ? undefined
                  : `Digite o nome da conta: ${accountName}.`
              }
            />
            <FormPasswordField name="password" label="Sua senha" isRequired />
            {problem && <PaymentProblem>{problem}</PaymentProblem>}
            <Row gap={8} justify="end" wraps>
              <Button variant="ghost" onClick={onClose}>
                Voltar
              </Button>
              <FormSubmitButton>Encerrar a conta</FormSubmitButton>
            </Row>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
