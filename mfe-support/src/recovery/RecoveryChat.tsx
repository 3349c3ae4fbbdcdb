import { api, getServerTime } from '@girassol/shared-auth';
import { toIsoDate } from '@girassol/shared-domain';
import { Button, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import type { Ticket } from '@girassol/support-domain/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Composer } from '../conversation/Composer';
import { changeDraft, createDraft, readDraft, saveDraft } from '../conversation/draft';
import { MessageList } from '../conversation/MessageList';
import { MessageProblem } from '../conversation/MessageProblem';
import { type AttachmentRules, ticketPictures } from '../conversation/picture-files';
import { useTicketPromise } from '../status/use-ticket-promise';
import { useRecoveryChat } from './use-recovery-chat';

/** Stands for the user in the key of drafts: there is none. */
const NOBODY = 'recuperacao';
/** Names of the two sides (shell.recovery-011). */
const names = { own: 'Eu', support: 'Agente' };

interface RecoveryChatProps {
  ticketId: string;
  /** The ticket as it was opened on this page. */
  opened: Ticket | undefined;
  /** Forgets the chat, which is over. */
  onOver: () => void;
}

/** Chat of somebody who cannot sign in: its messages, and the field for the next one. */
export function RecoveryChat({ ticketId, opened, onOver }: RecoveryChatProps) {
  const { ticket, problem, isOver, take, retry } = useRecoveryChat(ticketId, opened);
  const scroller = useRef<HTMLDivElement>(null);
  const lastSeq = ticket?.messages.at(-1)?.seq;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [lastSeq]);

  if (isOver)
    return (
      <Stack gap={16}>
        <Text as="p" role="status">
          Esta conversa terminou, porque ficou mais de três dias sem mensagens. Se ainda não conseguiu entrar,
          peça ajuda de novo.
        </Text>
        <Button onClick={onOver}>Pedir ajuda de novo</Button>
      </Stack>
    );
  return (
    <Whole>
      {ticket && <Waiting ticket={ticket} />}
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Conversa">
        {!ticket && problem === '' && <Skeleton height={160} />}
        {ticket && (
          <MessageList
            label="Mensagens com o suporte"
            messages={ticket.messages}
            readByOthers={ticket.readByOthers}
            today={toIsoDate(getServerTime())}
            names={names}
          />
        )}
      </Scroller>
      {problem !== '' && (
        <MessageProblem role="alert">
          {problem}{' '}
          <Button size="sm" onClick={retry}>
            Tentar de novo
          </Button>
        </MessageProblem>
      )}
      <NextMessage ticketId={ticketId} onSent={take} />
    </Whole>
  );
}

function Waiting({ ticket }: { ticket: Ticket }) {
  const promise = useTicketPromise(ticket);
  return promise ? (
    <Text as="p" size={13} tone="soft">
      {`Um agente lê esta conversa: ${promise}. Você pode deixar esta janela e voltar.`}
    </Text>
  ) : null;
}

/** Field for the next message. It keeps its key until the server has answered: sent again, it is the same message. */
function NextMessage({ ticketId, onSent }: { ticketId: string; onSent: (ticket: Ticket) => void }) {
  const [draft, setDraft] = useState(() => readDraft(NOBODY, ticketId));
  const [pictures, setPictures] = useState<File[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const latest = useRef(draft);

  function change(next: typeof draft) {
    latest.current = next;
    setDraft(next);
    saveDraft(NOBODY, ticketId, next);
  }

  async function send() {
    setIsSending(true);
    setProblem('');
    change({ ...draft, isSent: true });
    try {
      const { ticket } = await api('POST /tickets/single/conversation/password-recovery/:ticketId', {
        params: { ticketId },
        body: { message: draft.text, clientKey: draft.clientKey },
        files: pictures,
        token: null,
        silent: true,
      });
      // What was typed meanwhile is the next message.
      if (latest.current.clientKey === draft.clientKey) change(createDraft());
      setPictures((chosen) => chosen.filter((picture) => !pictures.includes(picture)));
      onSent(ticket);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      {problem !== '' && <MessageProblem role="alert">{problem}</MessageProblem>}
      <Composer
        label="Mensagem"
        placeholder="Escreva a sua mensagem"
        text={draft.text}
        pictures={pictures}
        onText={(text) => change(changeDraft(draft, { text }))}
        onPictures={(chosen) => {
          change(changeDraft(draft, {}));
          setPictures(chosen);
        }}
        onSend={() => void send()}
        isSending={isSending}
        takesDrops={false}
        rules={recoveryPictures}
      />
    </>
  );
}

const recoveryPictures: AttachmentRules = {
  ...ticketPictures,
  tip: `Até ${ticketPictures.max} imagens. Também por colar.`,
};

const { space } = tokens;

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-height: 0;
  height: 100%;
`;

const Scroller = styled.div`
  flex: 1;
  min-height: 8rem;
  overflow-y: auto;
`;
