import { formatDate, toIsoDate } from '@girassol/shared-domain';
import type { Chat, ChatMessage } from '@girassol/support-domain/contract';
import { DayLine, MessageItems } from '../../conversation/MessageList';
import { ChatBubble } from './ChatBubble';

interface ChatMessagesProps {
  chat: Chat;
  today: string;
  buildLeadPath: (leadId: string) => string;
  onRetry: (seq: number) => void;
  onLead: (seq: number) => void;
  onNote: (message: ChatMessage) => void;
}

/** Messages of a conversation, oldest first, with a line where a day begins. */
export function ChatMessages({ chat, today, buildLeadPath, onRetry, onLead, onNote }: ChatMessagesProps) {
  return (
    <div role="log" aria-label={`Mensagens com ${chat.name}`}>
      <MessageItems>
        {chat.messages.map((message, at) => {
          const day = toIsoDate(message.timestamp);
          const before = chat.messages[at - 1];
          const isNewDay = !before || toIsoDate(before.timestamp) !== day;
          return (
            <li key={message.seq}>
              {isNewDay && <DayLine>{day === today ? 'Hoje' : formatDate(day)}</DayLine>}
              <ChatBubble
                message={message}
                person={chat.name}
                mayWrite={chat.mayWrite}
                leadPath={message.leadId && buildLeadPath(message.leadId)}
                onRetry={() => onRetry(message.seq)}
                onLead={() => onLead(message.seq)}
                onNote={() => onNote(message)}
              />
            </li>
          );
        })}
      </MessageItems>
    </div>
  );
}
