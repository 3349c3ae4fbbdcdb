import { api, getLastEmail } from '@girassol/shared-auth';
import { Stack, Text } from '@girassol/shared-ui';
import {
  checkPersonName,
  Form,
  FormErrorsButton,
  FormMaskedField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { MAX_VISITOR_NAME_LENGTH } from '@girassol/support-domain/tickets';
import { getLeadSource, LEAD_HONEYPOT_FIELD } from '@girassol/support-domain/trial-requests';
import { Formik } from 'formik';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HoneypotField } from '../public-form/HoneypotField';

/** Form of a trial request: a lead of the product, with the parameters of the address that led here. */
export function TrialRequestForm({ onSent }: { onSent: (name: string) => void }) {
  const [query] = useSearchParams();
  const [problem, setProblem] = useState('');
  const [initialValues] = useState(() => ({
    name: '',
    email: getLastEmail(),
    phone: '',
    [LEAD_HONEYPOT_FIELD]: '',
  }));

  async function submit(values: typeof initialValues) {
    setProblem('');
    try {
      const contact = { ...values, name: values.name.trim(), email: values.email.trim() };
      const body = { ...getLeadSource(query), ...contact, kind: 'trial' as const };
      await api('POST /leads/new', { body, token: null, silent: true });
      onSent(contact.name);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  }

  return (
    <Formik initialValues={initialValues} onSubmit={submit}>
      {({ values, setFieldValue }) => (
        <Form aria-label="Solicitação de teste">
          <Stack gap={16}>
            <FormTextField
              name="name"
              label="Nome"
              autoComplete="name"
              maxLength={MAX_VISITOR_NAME_LENGTH}
              isRequired
              check={(name) =>
                String(name).trim().length < 2 ? 'Escreva o seu nome.' : checkPersonName(String(name))
              }
            />
            <FormTextField name="email" label="E-mail" type="email" autoComplete="email" isRequired />
            <FormMaskedField name="phone" label="Telefone ou WhatsApp" mask="phone" isRequired />
            <HoneypotField
              name={LEAD_HONEYPOT_FIELD}
              value={values[LEAD_HONEYPOT_FIELD]}
              onChange={(value) => void setFieldValue(LEAD_HONEYPOT_FIELD, value)}
            />
            {problem !== '' && (
              <Text tone="bad" role="alert">
                {problem}
              </Text>
            )}
            <FormSubmitButton size="lg">Pedir um teste</FormSubmitButton>
            <FormErrorsButton />
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
