import { EmptyState, ErrorState, lazyPart, Spinner, tokens, useWindowWidth } from '@girassol/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ChatChoices, readChatChoices, toChatAddress } from './chat-address';
import { ChatPane } from './conversation/ChatPane';
import { ChatList } from './list/ChatList';
import { NoWppAccounts } from './NoWppAccounts';
import { useWppAccounts } from './use-chats';

const NewChatDialog = lazyPart(async () => ({ default: (await import('./NewChatDialog')).NewChatDialog }));

/** Narrowest screens on which the list stands beside the conversation, and the customer beside both, pixels. */
const BESIDE_FROM = 1_000;
const PANEL_FROM = 1_360;

/** Page `/chats`: conversations with customers by WhatsApp (chats-001). */
export default function ChatsPage() {
  const { data, error, isFetching, refetch } = useWppAccounts();
  if (data)
    return data.omnichannels.wppAccounts.length === 0 ? (
      <Frame>
        <h1>Conversas</h1>
        <NoWppAccounts hasDemonstration={data.provider === 'demonstration'} />
      </Frame>
    ) : (
      <Chats accounts={data.omnichannels.wppAccounts} />
    );
  return (
    <Frame>
      <h1>Conversas</h1>
      {error ? (
        <ErrorState
          error={error}
          title="Não foi possível carregar as conversas"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Carregando as conversas" />
      )}
    </Frame>
  );
}

type Accounts = NonNullable<ReturnType<typeof useWppAccounts>['data']>['omnichannels']['wppAccounts'];

function Chats({ accounts }: { accounts: Accounts }) {
  const [address, setAddress] = useSearchParams();
  const choices = readChatChoices(address);
  const [isOpening, setIsOpening] = useState(false);
  const width = useWindowWidth();
  const isBeside = width >= BESIDE_FROM;
  const choose = (change: Partial<ChatChoices>) =>
    setAddress(toChatAddress({ ...choices, ...change }), { replace: change.chatId === undefined });
  const { chatId } = choices;
  const pane = chatId && (
    <ChatPane
      key={chatId}
      chatId={chatId}
      accounts={accounts}
      isBeside={isBeside}
      showsPanel={width >= PANEL_FROM}
      onLeave={() => choose({ chatId: null })}
    />
  );
  return (
    <>
      {pane && !isBeside ? (
        pane
      ) : (
        <Sides data-beside={isBeside || undefined}>
          <ChatList choices={choices} accounts={accounts} choose={choose} onNew={() => setIsOpening(true)} />
          {isBeside &&
            (pane || (
              <Middle>
                <EmptyState
                  title="Escolha uma conversa"
                  text="As mensagens aparecem aqui, ao lado do cliente a que pertencem."
                />
              </Middle>
            ))}
        </Sides>
      )}
      {isOpening && (
        <NewChatDialog
          accounts={accounts}
          onOpened={(id) => {
            setIsOpening(false);
            choose({ chatId: id });
          }}
          onClose={() => setIsOpening(false)}
        />
      )}
    </>
  );
}

const { color, font, space } = tokens;

const Frame = styled.div`
  padding: ${space[24]} ${space[16]};
  h1 { margin: 0 0 ${space[16]}; font: 600 ${font[20]}; }
`;

const Sides = styled.div`
  height: 100%;
  &[data-beside] {
    display: grid;
    grid-template-columns: minmax(18rem, 22rem) 1fr;
    > * { min-height: 0; min-width: 0; overflow-y: auto; }
    > :last-child { border-inline-start: 1px solid ${color.lineSoft}; }
  }
`;

const Middle = styled.div`
  display: grid;
  place-items: center;
`;
