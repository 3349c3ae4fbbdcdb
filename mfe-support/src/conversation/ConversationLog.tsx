import { getServerTime } from '@girassol/shared-auth';
import { toIsoDate } from '@girassol/shared-domain';
import { LoadMore, tokens } from '@girassol/shared-ui';
import type { Ticket } from '@girassol/support-domain/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MessageList } from './MessageList';

/** Pixels from the lower end within which new messages are scrolled to. */
const AT_END_PX = 120;

interface ConversationLogProps {
  ticket: Ticket;
  isLoadingEarlier: boolean;
  hasFailedEarlier: boolean;
  onEarlier: () => void;
  /** Below the last message: who types. */
  children?: ReactNode;
}

/** Messages of a ticket in a box that scrolls: it stays at its end while messages come, unless somebody reads above. */
export function ConversationLog({
  ticket,
  isLoadingEarlier,
  hasFailedEarlier,
  onEarlier,
  children,
}: ConversationLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const heightBefore = useRef<number | null>(null);
  const last = ticket.messages.at(-1);
  const firstSeq = ticket.messages[0]?.seq ?? 0;
  const isOwnLast = last?.isOwn ?? false;
  const scrolledSeq = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever makes the list longer
  useLayoutEffect(() => {
    const box = scroller.current;
    const isNew = last !== undefined && last.seq !== scrolledSeq.current;
    if (box && (wasAtEnd.current || (isNew && isOwnLast))) box.scrollTop = box.scrollHeight;
    scrolledSeq.current = last?.seq ?? 0;
  }, [last?.seq, children]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages came above
  useLayoutEffect(() => {
    const box = scroller.current;
    // What is read stays where it is.
    if (box && heightBefore.current !== null) box.scrollTop += box.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [firstSeq]);

  return (
    <Scroller
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label="Conversa"
      onScroll={({ currentTarget: box }) => {
        wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END_PX;
      }}
    >
      {ticket.hasEarlier && (
        <LoadMore
          isLoading={isLoadingEarlier}
          hasFailed={hasFailedEarlier}
          failure="Não foi possível carregar as mensagens anteriores."
          onMore={() => {
            wasAtEnd.current = false;
            heightBefore.current = scroller.current?.scrollHeight ?? null;
            onEarlier();
          }}
        />
      )}
      <MessageList
        label={`Mensagens de ${ticket.title}`}
        messages={ticket.messages}
        readByOthers={ticket.readByOthers}
        today={toIsoDate(getServerTime())}
      />
      {children}
    </Scroller>
  );
}

const { color, font, screen, space } = tokens;

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overflow-anchor: none;
  padding: ${space[8]} ${space[24]} ${space[16]};
  @media ${screen.narrow} { padding: ${space[8]} ${space[16]} ${space[12]}; }
  > p { margin: ${space[12]} 0 0; color: ${color.inkSoft}; font: ${font[13]}; }
`;
