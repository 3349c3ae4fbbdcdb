import { api, getServerTime, useSession } from '@girassol/shared-auth';
import { buildBoardPath, toIsoDate } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Heading,
  IconButton,
  LoadMore,
  lazyPart,
  Row,
  showSnackbar,
  tokens,
} from '@girassol/shared-ui';
import { SidePanel } from '@girassol/shared-ui/overlays';
import { isWindowOpen, MAX_CHAT_TEXT_LENGTH } from '@girassol/support-domain/chats';
import type { Chat, ChatMessage, WppAccount } from '@girassol/support-domain/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Composer } from '../../conversation/Composer';
import { CustomerPanel } from '../customer/CustomerPanel';
import { refreshChatLists } from '../use-chats';
import { ChatMessages } from './ChatMessages';
import { chatFiles } from './chat-files';
import { TemplatePicker } from './TemplatePicker';
import type { useChat } from './use-chat';
import { useChatDraft } from './use-chat-draft';
import { useChatReadMark } from './use-chat-read-mark';
import { useMinute, WindowBadge } from './WindowBadge';

const NoteDialog = lazyPart(async () => ({ default: (await import('./NoteDialog')).NoteDialog }));

/** Pixels from the lower end within which new messages are scrolled to. */
const AT_END_PX = 120;

/** Place of a conversation on the page, and the accounts with their templates. */
export interface ChatPlaceProps {
  accounts: readonly WppAccount[];
  /** Does it stand beside the list? Else it is the page. */
  isBeside: boolean;
  /** Is there room for the customer beside it? */
  showsPanel: boolean;
  onLeave: () => void;
}

interface ChatConversationProps extends ChatPlaceProps {
  chat: Chat;
  state: Omit<ReturnType<typeof useChat>, 'query' | 'chat'>;
}

/** Conversation with a customer: head, messages, the field for the next one, and the customer beside it. */
export function ChatConversation(props: ChatConversationProps) {
  const { chat, state, accounts, isBeside, showsPanel, onLeave } = props;
  const userId = useSession()?.userId ?? '';
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [noted, setNoted] = useState<ChatMessage | null>(null);
  const [picksTemplate, setPicksTemplate] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const now = useMinute();
  const isOpen = isWindowOpen(chat.windowUntil, now);
  const params = { chatId: chat._id };
  const account = accounts.find(({ _id }) => _id === chat.account._id);
  useChatReadMark(chat);

  function take(next: Chat) {
    state.take(next);
    refreshChatLists();
  }
  const draft = useChatDraft(chat._id, (next) => {
    wasAtEnd.current = true;
    setPicksTemplate(false);
    take(next);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever makes the list longer
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && wasAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [chat.messages.at(-1)?.seq, draft.state, isOpen, picksTemplate]);

  async function attempt(work: () => Promise<{ chat: Chat }>, done?: string) {
    try {
      take((await work()).chat);
      if (done) showSnackbar({ text: done });
    } catch {
      // The dialog of errors has said why.
    }
  }

  const panel = <CustomerPanel chat={chat} account={account} onChanged={take} />;
  return (
    <Whole data-panel={showsPanel || undefined}>
      <Conversation>
        <Head>
          {!isBeside && (
            <IconButton icon="arrow-left" label="Voltar às conversas" variant="ghost" onClick={onLeave} />
          )}
          <Title>
            <Heading level={isBeside ? 2 : 1} dir="auto">
              {chat.name}
            </Heading>
            <Row gap={8} wraps>
              {chat.name !== chat.phone && <span>{chat.phone}</span>}
              <WindowBadge windowUntil={chat.windowUntil} />
              {chat.assignee && <Badge icon="user">{chat.assignee.personalData.name}</Badge>}
            </Row>
          </Title>
          {!showsPanel && (
            <IconButton icon="user" label="Cliente" variant="ghost" onClick={() => setIsPanelOpen(true)} />
          )}
        </Head>
        <Scroller
          ref={scroller}
          tabIndex={0}
          role="region"
          aria-label="Conversa"
          onScroll={({ currentTarget: box }) => {
            wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END_PX;
          }}
        >
          {chat.hasEarlier && (
            <LoadMore
              isLoading={state.earlier === 'loading'}
              hasFailed={state.earlier === 'failed'}
              failure="Não foi possível carregar as mensagens anteriores."
              onMore={() => {
                wasAtEnd.current = false;
                state.loadEarlier();
              }}
            />
          )}
          <ChatMessages
            chat={chat}
            today={toIsoDate(getServerTime())}
            buildLeadPath={(leadId) => `${buildBoardPath('PRE_SALES', userId)}?item=${leadId}`}
            onRetry={(seq) => void attempt(() => api('PUT /chats/retry/:chatId', { params, body: { seq } }))}
            onLead={(seq) =>
              void attempt(() => api('POST /chats/lead/:chatId', { params, body: { seq } }), 'Lead criado')
            }
            onNote={setNoted}
          />
        </Scroller>
        <Foot>
          {draft.state === 'failed' && (
            <Row gap={8} wraps role="status">
              <Unsent>Não enviada. {draft.problem}</Unsent>
              {!picksTemplate && isOpen && (
                <Button size="sm" icon="refresh" onClick={draft.send}>
                  Tentar de novo
                </Button>
              )}
            </Row>
          )}
          {!chat.isConnected && (
            <span>Este número está desligado da empresa: a conversa só pode ser lida.</span>
          )}
          {chat.isConnected && !chat.mayWrite && <span>Você pode ler esta conversa, mas não responder.</span>}
          {chat.isConnected && chat.mayWrite && (
            <>
              {(picksTemplate || !isOpen) && (
                <TemplatePicker
                  templates={account?.templates ?? []}
                  person={chat.name === chat.phone ? '' : chat.name}
                  isSending={draft.state === 'sending'}
                  onSend={draft.sendTemplate}
                />
              )}
              {isOpen && (
                <>
                  <Composer
                    label="Mensagem"
                    placeholder="Escreva uma mensagem"
                    text={draft.text}
                    pictures={draft.files}
                    onText={draft.setText}
                    onPictures={draft.setFiles}
                    onSend={draft.send}
                    isSending={draft.state === 'sending'}
                    rules={chatFiles}
                    maxLength={MAX_CHAT_TEXT_LENGTH}
                  />
                  {(account?.templates.length ?? 0) > 0 && (
                    <Button size="sm" variant="ghost" onClick={() => setPicksTemplate(!picksTemplate)}>
                      {picksTemplate ? 'Fechar os modelos' : 'Enviar um modelo'}
                    </Button>
                  )}
                </>
              )}
            </>
          )}
        </Foot>
      </Conversation>
      {showsPanel && <Side>{panel}</Side>}
      <SidePanel isOpen={isPanelOpen && !showsPanel} onClose={() => setIsPanelOpen(false)} label="Cliente">
        {panel}
      </SidePanel>
      {noted && (
        <NoteDialog
          text={noted.content}
          customerId={chat.customer?._id ?? null}
          onClose={() => setNoted(null)}
        />
      )}
    </Whole>
  );
}

const { color, font, screen, space } = tokens;

const Whole = styled.div`
  height: 100%;
  min-height: 0;
  &[data-panel] { display: grid; grid-template-columns: 1fr 19rem; > * { min-width: 0; min-height: 0; } }
`;

const Conversation = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 24rem;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.surface};
`;

const Title = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  h1, h2 { overflow-wrap: anywhere; unicode-bidi: isolate; }
`;

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[8]} ${space[16]} ${space[16]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]} ${space[16]};
  color: ${color.inkSoft};
  font: ${font[13]};
  > button { justify-self: start; }
  @media ${screen.narrow} { padding: ${space[8]} ${space[12]} ${space[12]}; }
`;

const Unsent = styled.span`
  color: ${color.badInk};
`;

const Side = styled.aside`
  overflow-y: auto;
  /* The help at the edge of the page covers nothing. */
  padding-inline-end: ${space[24]};
  border-inline-start: 1px solid ${color.lineSoft};
`;
