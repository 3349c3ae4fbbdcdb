import { api } from '@girassol/shared-auth';
import type { Chat } from '@girassol/support-domain/contract';
import { useEffect } from 'react';
import { refreshChatLists } from '../use-chats';

/** Milliseconds for which messages are on screen before they count as read. */
const READ_AFTER_MS = 1_000;

/** Tells the server up to which message a conversation was read, once its page is visible and focused for a second. */
export function useChatReadMark({ _id: chatId, lastSeq, unread }: Chat): void {
  useEffect(() => {
    if (unread === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
        api('PUT /chats/read/:chatId', { params: { chatId }, body: { seq: lastSeq }, silent: true }).then(
          refreshChatLists,
          // Told again with the next message.
          () => undefined,
        );
      }, READ_AFTER_MS);
    };
    wait();
    window.addEventListener('focus', wait);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wait);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [chatId, lastSeq, unread]);
}
