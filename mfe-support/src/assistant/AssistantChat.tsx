import { useConnectionStatus } from '@girassol/shared-auth';
import { Button, ErrorState, Row, Skeleton, tokens } from '@girassol/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Composer } from '../conversation/Composer';
import { MessageProblem } from '../conversation/MessageProblem';
import { ArticleLinks } from '../help/ArticleLinks';
import { useProposedArticles } from '../help/use-proposed-articles';
import { Bubble, ChatBubble } from './ChatBubble';
import { useAssistantChat } from './use-assistant-chat';

interface AssistantChatProps {
  /** Path of the screen that the person looks at: its articles are proposed. */
  path: string;
  /** False: text only, as on the contact page (support-013). */
  takesPictures?: boolean;
  /** Opens the page of the ticket that the conversation has become (support-002). */
  onTicket: (ticketId: string) => void;
}

/** Conversation with the assistant Zoe, with the field for a question and the way to a person. Takes the height of its place. */
export function AssistantChat({ path, takesPictures = true, onTicket }: AssistantChatProps) {
  const chat = useAssistantChat(onTicket);
  const articles = useProposedArticles(path);
  const scroller = useRef<HTMLDivElement>(null);
  const { state, messages, sentText, isAnswering } = chat;
  const lastId = messages.at(-1)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever makes the list longer
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lastId, sentText, isAnswering, state]);

  if (state === 'failed')
    return (
      <ErrorState
        title="A conversa não abriu"
        text="Confira a conexão e tente de novo."
        onRetry={chat.reload}
      />
    );
  return (
    <Whole>
      <Scroller
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label="Conversa com a Zoe"
        aria-busy={state === 'loading'}
      >
        <Bubble>
          Oi! Sou a Zoe, a assistente virtual. Respondo com base nos artigos de ajuda e não vejo os dados da
          sua conta.
        </Bubble>
        {state === 'loading' && <Skeleton height="3rem" />}
        {state === 'ready' && messages.length === 0 && articles.length > 0 && (
          <Proposals>
            <h3>Talvez ajude nesta tela</h3>
            <ArticleLinks articles={articles} />
          </Proposals>
        )}
        {messages.map((message) => (
          <ChatBubble
            key={message._id}
            message={message}
            onCallPerson={message._id === lastId && !isAnswering ? chat.callPerson : undefined}
          />
        ))}
        {sentText !== null && <Bubble isOwn>{sentText === '' ? 'Enviando a imagem…' : sentText}</Bubble>}
        {isAnswering && <Typing role="status">Zoe está digitando</Typing>}
      </Scroller>
      <Foot>
        {chat.problem !== '' && <MessageProblem role="alert">Não enviada. {chat.problem}</MessageProblem>}
        <Composer
          label="Mensagem para a Zoe"
          placeholder="Digite sua mensagem aqui"
          text={chat.text}
          pictures={chat.pictures}
          onText={chat.setText}
          onPictures={chat.setPictures}
          onSend={chat.send}
          isSending={isAnswering || chat.isCallingPerson || state !== 'ready'}
          takesPictures={takesPictures}
        />
        <Row gap={8} justify="end">
          <Button
            size="sm"
            variant="ghost"
            icon="user"
            isPending={chat.isCallingPerson}
            onClick={chat.callPerson}
          >
            Falar com uma pessoa
          </Button>
        </Row>
      </Foot>
    </Whole>
  );
}

/** Says whether the assistant can be reached. */
export function AssistantPresence() {
  const isOnline = useConnectionStatus() === 'ONLINE';
  return <Presence data-online={isOnline || undefined}>{isOnline ? 'Online' : 'Sem conexão'}</Presence>;
}

const { color, font, radius, space } = tokens;

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  height: 100%;
`;

const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[12]} ${space[16]};
`;

const Proposals = styled.section`
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font: ${font[14]};
  h3 { margin: 0 0 ${space[8]}; color: ${color.inkSoft}; font: 600 ${font[13]}; }
`;

const Typing = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  &::after { content: '…'; }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]} ${space[12]};
`;

const Presence = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[12]};
  &::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: ${color.inkFaint}; }
  &[data-online]::before { background: ${color.leaf}; }
`;
