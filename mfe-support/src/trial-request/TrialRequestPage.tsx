import { getServerTime } from '@girassol/shared-auth';
import { Card, PageHeader } from '@girassol/shared-ui';
import { computeAnswerDue, formatDue } from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { PublicPage } from '../public-form/PublicPage';
import { SentNotice } from '../public-form/SentNotice';
import { TrialRequestForm } from './TrialRequestForm';

/** Page `/chat-solicitacao-teste`: a visitor asks for a trial, and is told who answers and when. */
export default function TrialRequestPage() {
  const [sent, setSent] = useState<{ name: string; at: number } | null>(null);
  return (
    <PublicPage>
      <PageHeader
        title="Solicitação de teste"
        summary={sent ? undefined : 'Conte quem você é, e a nossa equipe comercial combina o seu teste.'}
      />
      <Card padding={24}>
        {sent ? (
          <Answer {...sent} />
        ) : (
          <TrialRequestForm onSent={(name) => setSent({ name, at: getServerTime() })} />
        )}
      </Card>
    </PublicPage>
  );
}

const Answer = ({ name, at }: { name: string; at: number }) => (
  <SentNotice
    text={`${name}, recebemos o seu pedido. Uma pessoa da nossa equipe comercial fala com você por telefone ou WhatsApp até ${formatDue(computeAnswerDue(at, 'BASIC'), at)}.`}
  />
);
