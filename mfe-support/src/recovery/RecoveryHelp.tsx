import type { SlotContext } from '@girassol/federation/remote';
import { Card, Heading, IconButton, Stack, Text, tokens } from '@girassol/shared-ui';
import type { Ticket } from '@girassol/support-domain/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RecoveryChat } from './RecoveryChat';
import { RecoveryForm } from './RecoveryForm';
import { readStoredChat, storeChat } from './stored-chat';

/**
 * Help for somebody who cannot sign in: a form, and once it was sent the chat with an agent. A non-modal panel in the corner
 * of the login page, or a part of the page of the recovery.
 */
export default function RecoveryHelp({ form, onClose }: SlotContext<'login.help/v1'>) {
  const [ticketId, setTicketId] = useState(readStoredChat);
  const [opened, setOpened] = useState<Ticket>();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);

  function open(ticket: Ticket) {
    storeChat(ticket._id);
    setOpened(ticket);
    setTicketId(ticket._id);
  }
  function forget() {
    storeChat(null);
    setOpened(undefined);
    setTicketId(null);
  }

  const content =
    ticketId === null ? (
      <Stack gap={16}>
        <Text as="p" tone="soft">
          Não recebeu o link ou perdeu o acesso ao e-mail? Diga quem você é e converse com um agente aqui
          mesmo.
        </Text>
        <RecoveryForm onOpened={open} />
      </Stack>
    ) : (
      <RecoveryChat key={ticketId} ticketId={ticketId} opened={opened} onOver={forget} />
    );
  const heading = (
    <Heading ref={title} id={titleId} level={2} size={16} tabIndex={-1}>
      Falar com o suporte
    </Heading>
  );

  if (form === 'page')
    return (
      <Card padding={24}>
        <PagePart aria-labelledby={titleId}>
          {heading}
          {content}
        </PagePart>
      </Card>
    );
  return (
    <Panel
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        {heading}
        <IconButton icon="x" label="Fechar a ajuda" variant="ghost" onClick={onClose} />
      </Head>
      <Body>{content}</Body>
    </Panel>
  );
}

const { color, radius, shadow, space } = tokens;

const PagePart = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  max-height: 40rem;
`;

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  width: 24rem;
  max-height: min(38rem, calc(100dvh - 2rem));
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
  @media (max-width: 600px) {
    position: fixed;
    inset: 0;
    width: auto;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.lineSoft};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[16]};
`;
