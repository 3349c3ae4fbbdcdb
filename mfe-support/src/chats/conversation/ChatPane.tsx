import { ErrorState, Skeleton } from '@girassol/shared-ui';
import { ChatConversation, type ChatPlaceProps } from './ChatConversation';
import { useChat } from './use-chat';

interface ChatPaneProps extends ChatPlaceProps {
  chatId: string;
}

/** Conversation with a customer, loaded by its id. */
export function ChatPane({ chatId, ...rest }: ChatPaneProps) {
  const { query, chat, ...state } = useChat(chatId);
  if (chat) return <ChatConversation chat={chat} state={state} {...rest} />;
  if (query.error)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível abrir a conversa"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton height={320} />;
}
