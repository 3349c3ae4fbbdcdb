import { api, getLastEmail, getServerTime } from '@girassol/shared-auth';
import { Button, Card, PageHeader, TextLink } from '@girassol/shared-ui';
import { FormTextArea } from '@girassol/shared-ui/fields';
import { computeAnswerDue, formatDue, MAX_MESSAGE_LENGTH } from '@girassol/support-domain/tickets';
import { CONTACT_HONEYPOT_FIELD } from '@girassol/support-domain/visitors';
import { useState } from 'react';
import { createUuid } from '../conversation/draft';
import { PublicForm } from '../public-form/PublicForm';
import { PublicPage } from '../public-form/PublicPage';
import { SentNotice } from '../public-form/SentNotice';

// One key for a displayed form: sent again after a lost answer, it is the same ticket.
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
        summary={
          sentTo === null && (
            <>
              Escreva para nós: a resposta chega no seu e-mail. Talvez ela já esteja na{' '}
              <TextLink href="/ajuda">ajuda</TextLink>.
            </>
          )
        }
      />
      <Card padding={24}>
        {sentTo === null ? (
          <PublicForm
            label="Contato"
            createValues={createForm}
            honeypot={CONTACT_HONEYPOT_FIELD}
            submitLabel="Enviar mensagem"
            onSubmit={async (body) => {
              await api('POST /tickets/new/contact', { body, token: null, silent: true });
              setSentTo(body.email);
            }}
          >
            <FormTextArea
              name="message"
              label="Mensagem"
              rows={6}
              maxLength={MAX_MESSAGE_LENGTH}
              isRequired
            />
          </PublicForm>
        ) : (
          <Sent email={sentTo} onAgain={() => setSentTo(null)} />
        )}
      </Card>
    </PublicPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const [now] = useState(getServerTime);
  return (
    <SentNotice
      text={`Recebemos a sua mensagem. Respondemos para ${email} até ${formatDue(computeAnswerDue(now, 'BASIC'), now)}.`}
    >
      <Button onClick={onAgain}>Enviar outra mensagem</Button>
    </SentNotice>
  );
}
