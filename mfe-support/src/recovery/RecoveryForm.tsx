import { api, getLastEmail } from '@girassol/shared-auth';
import { extractDigits } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import {
  Form,
  FormErrorsButton,
  FormMaskedField,
  FormSubmitButton,
  FormTextField,
  TextField,
  useBoundField,
} from '@girassol/shared-ui/fields';
import type { Ticket } from '@girassol/support-domain/contract';
import { MAX_VISITOR_NAME_LENGTH } from '@girassol/support-domain/tickets';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { checkVisitorName, FormProblem } from '../public-form/PublicForm';

const MIN_PHONE_DIGITS = 10;

/** Form by which somebody who cannot sign in asks for help (shell.recovery-002 to -006). */
export function RecoveryForm({ onOpened }: { onOpened: (ticket: Ticket) => void }) {
  const [problem, setProblem] = useState('');

  async function submit({ name, email, phone }: { name: string; email: string; phone: string }) {
    setProblem('');
    try {
      const body = { name: name.trim(), email: email.trim(), phone };
      onOpened(
        (await api('POST /tickets/new/password-recovery', { body, token: null, silent: true })).ticket,
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  }

  return (
    <Formik initialValues={{ name: '', email: getLastEmail(), phone: '' }} onSubmit={submit}>
      <Form aria-label="Pedir ajuda para entrar">
        <Stack gap={16}>
          <FirstNameField />
          <FormTextField name="email" label="E-mail da conta" type="email" autoComplete="email" isRequired />
          <FormMaskedField
            name="phone"
            label="Celular"
            mask="phone"
            isRequired
            check={(phone) =>
              extractDigits(String(phone)).length < MIN_PHONE_DIGITS
                ? 'Informe o celular com DDD, com pelo menos 10 dígitos.'
                : undefined
            }
          />
          <FormProblem text={problem} />
          <CallSupport />
        </Stack>
      </Form>
    </Formik>
  );
}

/** The button that sends, once every field is valid; what is wrong, before. */
function CallSupport() {
  const { isValid } = useFormikContext();
  return isValid ? <FormSubmitButton size="lg">CHAMAR SUPORTE</FormSubmitButton> : <FormErrorsButton />;
}

/** First name, in upper case (shell.recovery-002). */
function FirstNameField() {
  const { onChange, ...field } = useBoundField<string>('name', 'Primeiro nome', checkVisitorName);
  return (
    <TextField
      {...field}
      label="Primeiro nome"
      autoComplete="given-name"
      maxLength={MAX_VISITOR_NAME_LENGTH}
      isRequired
      onChange={(name) => onChange(name.toLocaleUpperCase('pt-BR'))}
    />
  );
}
