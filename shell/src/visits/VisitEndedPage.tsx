import { leaveEndedVisit } from '@girassol/shared-auth';
import { Button, EmptyState, Heading } from '@girassol/shared-ui';
import { Page } from '../page-layout/Page';

/** Page of a tab whose visit is over: it becomes the administrator's own again only when that is asked for. */
export default function VisitEndedPage() {
  return (
    <Page>
      <Heading level={1}>Visita do suporte</Heading>
      <EmptyState
        title="A visita terminou"
        text="O tempo acabou, você saiu ou alguém da conta encerrou a visita. Feche esta aba, ou volte à lista de contas com o seu login."
        action={
          <Button variant="primary" onClick={() => leaveEndedVisit('/admin1')}>
            Voltar às contas
          </Button>
        }
      />
    </Page>
  );
}
