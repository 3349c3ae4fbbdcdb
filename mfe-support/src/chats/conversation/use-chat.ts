import { api, buildApiQuery, onAccountEvent, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { CHAT_MESSAGES_PER_PAGE } from '@girassol/support-domain/chats';
import type { Chat } from '@girassol/support-domain/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeChat } from './merge-chat';

const KEY = 'GET /chats/single/:chatId';

/**
 * Loads a conversation and keeps it current: at a hint of the server, after a lost connection, and when the tab is looked at
 * again, it reads its last messages anew, whose marks may have changed, and whatever follows them.
 */
export function useChat(chatId: string) {
  const { queryKey } = buildApiQuery(KEY, { params: { chatId }, query: {} });
  const query = useApiQuery(KEY, { params: { chatId }, query: {} }, { staleTime: Number.POSITIVE_INFINITY });
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle');
  const reading = useRef<Promise<void> | null>(null);
  const isAskedAgain = useRef(false);
  const name = JSON.stringify(queryKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is the key as text
  const take = useCallback(
    (chat: Chat) => {
      queryClient.setQueryData<ResponseBody<typeof KEY>>(queryKey, (before) => ({
        chat: mergeChat(before?.chat, chat),
      }));
    },
    [name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is the key as text
  const readOn = useCallback(() => {
    isAskedAgain.current = true;
    reading.current ??= (async () => {
      let hasLater = false;
      while (isAskedAgain.current || hasLater) {
        const known = queryClient.getQueryData<ResponseBody<typeof KEY>>(queryKey)?.chat;
        if (!known) return;
        isAskedAgain.current = false;
        const last = known.messages.at(-1)?.seq ?? 0;
        const after: number = hasLater ? last : Math.max(0, last - CHAT_MESSAGES_PER_PAGE);
        const { chat }: ResponseBody<typeof KEY> = await api(KEY, {
          params: { chatId },
          query: { after },
          silent: true,
        });
        take(chat);
        hasLater = chat.hasLater;
      }
    })()
      // The next hint, or the way back to the tab, tries again.
      .catch(() => undefined)
      .finally(() => {
        reading.current = null;
      });
  }, [chatId, name, take]);

  useEffect(() => {
    const stop = onAccountEvent((event) => {
      if (event.kind === 'resync' || (event.kind === 'chat-changed' && event.chat === chatId)) readOn();
    });
    const look = () => document.visibilityState === 'visible' && readOn();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    // What another page of this browser stored may be old.
    readOn();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [chatId, readOn]);

  async function loadEarlier() {
    const before = query.data?.chat.messages[0]?.seq;
    if (before === undefined || earlier === 'loading') return;
    setEarlier('loading');
    try {
      take((await api(KEY, { params: { chatId }, query: { before }, silent: true })).chat);
      setEarlier('idle');
    } catch {
      setEarlier('failed');
    }
  }

  return { query, chat: query.data?.chat, take, earlier, loadEarlier: () => void loadEarlier() };
}
