import { lazyScreen } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { EmptyState, NoAccessState, PageHeader, Spinner, tokens, useWindowWidth } from '@girassol/shared-ui';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AttendedTicketPane } from '../attended/AttendedTicketPane';
import { OperatorFrame } from '../operator/OperatorFrame';
import { QueueList } from './QueueList';
import { withoutQueueFilters } from './queue-address';

const FiguresView = lazyScreen(() => import('../figures/FiguresView'), <Spinner label="Carregando" />);

/** Narrowest screen on which the queue stands beside the conversation, pixels. */
const BESIDE_FROM = 1100;
const FIGURES_TAB = 'numeros';

/** Page `/admin2`: tickets of all accounts, for the administration of the platform. */
export default function QueuePage() {
  const session = useSession();
  // Without a session the shell shows its prompt, and nothing is called.
  if (!session) return null;
  if (session.isAdmin) return <Queue />;
  return (
    <OperatorFrame>
      <PageHeader title="Chamados dos clientes" />
      <NoAccessState
        title="Sem acesso aos chamados dos clientes"
        text="Esta página é da administração da plataforma. Os seus chamados estão em Chamados."
      />
    </OperatorFrame>
  );
}

function Queue() {
  const [address, setAddress] = useSearchParams();
  const ticketId = address.get('chamado');
  const showsFigures = address.get('aba') === FIGURES_TAB;
  const isBeside = useWindowWidth() >= BESIDE_FROM;
  const choose = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: name !== 'chamado' });
  };
  const clear = () => setAddress(withoutQueueFilters(address), { replace: true });
  const leave = () => choose('chamado', null);
  if (ticketId && !isBeside && !showsFigures)
    return <AttendedTicketPane key={ticketId} ticketId={ticketId} onLeave={leave} isBeside={false} />;

  const page = (
    <OperatorFrame>
      <PageHeader title="Chamados dos clientes" summary="A promessa que vence primeiro está em cima." />
      <Tabs
        label="Chamados dos clientes"
        selectedId={showsFigures ? FIGURES_TAB : 'fila'}
        onSelect={(id) => choose('aba', id === FIGURES_TAB ? id : null)}
        items={[
          {
            id: 'fila',
            label: 'Fila',
            content: <QueueList address={address} ticketId={ticketId} choose={choose} onClear={clear} />,
          },
          {
            id: FIGURES_TAB,
            label: 'Números da semana',
            content: <FiguresView week={address.get('semana')} onWeek={(week) => choose('semana', week)} />,
          },
        ]}
      />
    </OperatorFrame>
  );
  if (showsFigures || !isBeside) return page;
  return (
    <Sides>
      {page}
      {ticketId ? (
        <AttendedTicketPane key={ticketId} ticketId={ticketId} onLeave={leave} isBeside />
      ) : (
        <EmptyState title="Escolha um chamado da fila" text="A conversa abre aqui, ao lado da lista." />
      )}
    </Sides>
  );
}

const { color } = tokens;

const Sides = styled.div`
  height: 100%;
  display: grid;
  grid-template-columns: minmax(22rem, 2fr) 3fr;
  > * { min-height: 0; overflow-y: auto; }
  > :last-child { border-inline-start: 1px solid ${color.lineSoft}; }
`;
