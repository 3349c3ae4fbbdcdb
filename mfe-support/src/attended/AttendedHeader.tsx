import { api, getServerTime } from '@girassol/shared-auth';
import { accountPlanLabels } from '@girassol/shared-domain';
import { Badge, Button, Heading, IconButton, lazyPart, Row, showSnackbar, tokens } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { formatDue } from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildAttendedTicketPath } from '../addresses/tickets';
import { ContactFacts } from '../recovery/ContactFacts';
import { SendAccessLinkButton } from '../recovery/SendAccessLinkButton';
import { TicketStatusBadge } from '../status/TicketStatusBadge';
import { useTicketPromise } from '../status/use-ticket-promise';
import { EnterAsButton } from '../visits/EnterAsButton';
import { useViewers } from './use-viewers';

const HandOverDialog = lazyPart(() => import('./HandOverDialog'));
const MergeDialog = lazyPart(() => import('./MergeDialog'));
const TagsDialog = lazyPart(() => import('./TagsDialog'));

interface AttendedHeaderProps {
  attended: AttendedTicket;
  take: (ticket: AttendedTicket) => void;
  onLeave: () => void;
  /** Does it stand beside the queue? Else it is the page. */
  isBeside: boolean;
}

/** Head of a ticket for attendants: state, account, who has it and who views it, and what can be done with it. */
export function AttendedHeader({ attended, take, onLeave, isBeside }: AttendedHeaderProps) {
  const { ticket, account, attendant, contact, solutionDue, tags, merged, isMerged, isBreached } = attended;
  const params = { ticketId: ticket._id };
  const promise = useTicketPromise(ticket);
  const viewers = useViewers(ticket._id);
  const [dialog, setDialog] = useState<'handover' | 'merge' | 'tags' | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const isClosed = ticket.status === 'CLOSED';
  const close = () => setDialog(null);

  async function attempt(work: () => Promise<AttendedTicket>) {
    setIsWorking(true);
    try {
      take(await work());
    } catch {
      // The dialog of errors has said why.
    } finally {
      setIsWorking(false);
    }
  }
  const unmerge = () => void attempt(() => api('PUT /operation/tickets/unmerging/:ticketId', { params }));

  return (
    <Head>
      <IconButton icon="arrow-left" label="Voltar à fila" variant="ghost" onClick={onLeave} />
      <Title>
        <Heading level={isBeside ? 2 : 1} dir="auto">
          {ticket.title}
        </Heading>
        <Row gap={8} wraps>
          <TicketStatusBadge status={ticket.status} />
          {isBreached && <Badge tone="bad">Prazo vencido</Badge>}
          {promise && <span>{promise}</span>}
          {solutionDue !== null && <span>solução até {formatDue(solutionDue, getServerTime())}</span>}
          {contact ? (
            // The account is the platform's, and its plan says nothing of the person.
            <>
              <span>{ticket.requester.personalData.name} · visitante</span>
              <ContactFacts {...contact} />
            </>
          ) : (
            <>
              <span>
                {account.name} · {ticket.requester.personalData.name}
              </span>
              <Badge>{accountPlanLabels[account.signupPlan]}</Badge>
            </>
          )}
          {ticket.requester.isRemoved && <Badge tone="warn">Pessoa removida</Badge>}
          {!account.statusOk && <Badge tone="warn">Pagamento irregular</Badge>}
          {attendant && <Badge icon="user">{attendant.isMine ? 'Comigo' : attendant.name}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} icon="tag">
              {tag}
            </Badge>
          ))}
        </Row>
        {(ticket.linkedFrom || ticket.continuedBy || merged.length > 0) && (
          <Row gap={12} wraps>
            {ticket.linkedFrom && (
              <Link to={buildAttendedTicketPath(ticket.linkedFrom)}>Chamado anterior</Link>
            )}
            {ticket.continuedBy && (
              <Link to={buildAttendedTicketPath(ticket.continuedBy)}>
                {isMerged ? 'Unido a outro chamado' : 'Continua em outro chamado'}
              </Link>
            )}
            {merged.map((one) => (
              <Link key={one._id} to={buildAttendedTicketPath(one._id)} dir="auto">
                Unido: {one.title}
              </Link>
            ))}
          </Row>
        )}
        <div role="status">
          {viewers.map(({ user, name, isTyping }) => (
            <Badge key={user} icon="eye" tone={isTyping ? 'sun' : 'neutral'}>
              {name} {isTyping ? 'está escrevendo' : 'também está vendo'}
            </Badge>
          ))}
        </div>
      </Title>
      {ticket.kind === 'RECOVERY' && <SendAccessLinkButton ticketId={ticket._id} />}
      {ticket.kind === 'USER' && !ticket.requester.isRemoved && (
        <EnterAsButton account={account} userId={ticket.requester._id} ticketId={ticket._id} />
      )}
      <Button
        size="sm"
        isPending={isWorking}
        onClick={() =>
          void attempt(() =>
            api('PUT /operation/tickets/attendant/:ticketId', {
              params,
              body: { takes: !attendant?.isMine, seen: attendant?._id ?? null },
            }),
          )
        }
      >
        {attendant?.isMine ? 'Devolver à fila' : 'Assumir'}
      </Button>
      <MenuButton
        label="Ações do chamado"
        icon="more"
        isIconOnly
        placement="bottom end"
        items={[
          { id: 'handover', label: 'Passar para…', icon: 'users', onAction: () => setDialog('handover') },
          { id: 'tags', label: 'Etiquetas…', icon: 'tag', onAction: () => setDialog('tags') },
          ...(isMerged
            ? [{ id: 'unmerge', label: 'Desfazer a união', icon: 'undo' as const, onAction: unmerge }]
            : []),
          // Tickets of people without a session have no account in common.
          ...(ticket.kind === 'USER' && !isMerged
            ? [
                {
                  id: 'merge',
                  label: 'Unir a outro chamado…',
                  icon: 'link' as const,
                  onAction: () => setDialog('merge'),
                },
              ]
            : []),
          ...(isClosed
            ? []
            : [
                {
                  id: 'close',
                  label: 'Encerrar',
                  icon: 'circle-check' as const,
                  onAction: () =>
                    void attempt(() => api('PUT /operation/tickets/closing/:ticketId', { params })),
                },
              ]),
        ]}
      />
      {dialog === 'handover' && <HandOverDialog ticketId={ticket._id} onDone={take} onClose={close} />}
      {dialog === 'tags' && <TagsDialog ticketId={ticket._id} tags={tags} onDone={take} onClose={close} />}
      {dialog === 'merge' && (
        <MergeDialog
          ticket={ticket}
          onDone={(next) => {
            take(next);
            showSnackbar({ text: 'Chamados unidos', undo: unmerge });
          }}
          onClose={close}
        />
      )}
    </Head>
  );
}

const { color, font, screen, space } = tokens;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.surface};
`;

const Title = styled.div`
  flex: 1;
  min-width: 12rem;
  display: grid;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  h1, h2 { overflow-wrap: anywhere; unicode-bidi: isolate; }
  /* A subject has up to 120 letters, and the conversation is what the phone is for. */
  @media ${screen.phone} { h1, h2 { font: 600 ${font[16]}; letter-spacing: normal; } }
  [role='status'] { display: flex; flex-wrap: wrap; gap: ${space[4]}; }
  [role='status']:empty { display: none; }
`;
