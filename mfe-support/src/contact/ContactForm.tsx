import { api, getLastEmail, getServerTime } from '@girassol/shared-auth';
import { Button, Card, PageHeader, Stack, Text } from '@girassol/shared-ui';
import {
  checkPersonName,
  Form,
  FormErrorsButton,
  FormSubmitButton,
  FormTextArea,
  FormTextField,
} from '@girassol/shared-ui/fields';
import {
  computeAnswerDue,
  formatDue,
  MAX_MESSAGE_LENGTH,
  MAX_VISITOR_NAME_LENGTH,
} from '@girassol/support-domain/tickets';
import { CONTACT_HONEYPOT_FIELD } from '@girassol/support-domain/visitors';
import { Formik } from 'formik';
import { useState } from 'react';
import { createUuid } from '../conversation/draft';
import { HoneypotField } from '../public-form/HoneypotField';
import { PublicPage } from '../public-form/PublicPage';

const createForm = () => ({
  name: '',
  email: getLastEmail(),
  message: '',
  formKey: createUuid(),
  [CONTACT_HONEYPOT_FIELD]: '',
});

/** Form by which a visitor without a session asks support; the answer comes by mail. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PublicPage>
      <PageHeader
        title="Contato"
        summary={sentTo === null ? 'Escreva para nós. A resposta chega no seu e-mail.' : undefined}
      />
      <Card padding={24}>
        {sentTo === null ? (
          <Fields onSent={setSentTo} />
        ) : (
          <Sent email={sentTo} onAgain={() => setSentTo(null)} />
        )}
      </Card>
    </PublicPage>
  );
}

function Fields({ onSent }: { onSent: (email: string) => void }) {
  const [problem, setProblem] = useState('');
  // One key for a displayed form: sent again after a lost answer, it is the same ticket.
  const [initialValues] = useState(createForm);

  async function submit(values: typeof initialValues) {
    setProblem('');
    try {
      const body = { ...values, name: values.name.trim(), email: values.email.trim() };
      await api('POST /tickets/new/contact', { body, token: null, silent: true });
      onSent(body.email);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  }

  return (
    <Formik initialValues={initialValues} onSubmit={submit}>
      {({ values, setFieldValue }) => (
        <Form aria-label="Contato">
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
            <FormTextArea
              name="message"
              label="Mensagem"
              rows={6}
              maxLength={MAX_MESSAGE_LENGTH}
              isRequired
            />
            <HoneypotField
              name={CONTACT_HONEYPOT_FIELD}
              value={values[CONTACT_HONEYPOT_FIELD]}
              onChange={(value) => void setFieldValue(CONTACT_HONEYPOT_FIELD, value)}
            />
            {problem !== '' && (
              <Text tone="bad" role="alert">
                {problem}
              </Text>
            )}
            <FormSubmitButton size="lg">Enviar mensagem</FormSubmitButton>
            <FormErrorsButton />
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [now] = useState(getServerTime);
  return (
    <Stack gap={16} role="status">
      <Text as="p">
        {`Recebemos a sua mensagem. Respondemos para ${email} até ${formatDue(computeAnswerDue(now, 'BASIC'), now)}.`}
      </Text>
      <Text as="p" tone="soft">
        Atendemos em dias úteis, das 8h às 12h e das 13h às 18h.
      </Text>
      <Button onClick={onAgain}>Enviar outra mensagem</Button>
    </Stack>
  );
}
