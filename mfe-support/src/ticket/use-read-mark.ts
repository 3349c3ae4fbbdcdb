import { api } from '@girassol/shared-auth';
import type { Ticket } from '@girassol/support-domain/contract';
import { useEffect } from 'react';

/** Milliseconds for which messages are on screen before they count as read. */
const READ_AFTER_MS = 1_000;

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Tells the server up to which message the ticket was read, once its page is visible and focused for a second. */
export function useReadMark(ticket: Ticket | undefined): void {
  const ticketId = ticket?._id;
  const last = ticket?.messages.at(-1)?.seq ?? 0;
  const isUnread = ticket !== undefined && last > ticket.readSeq;
  useEffect(() => {
    if (!ticketId || !isUnread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isLookedAt()) return;
        const body = { seq: last };
        api('PUT /tickets/single/read/:ticketId', { params: { ticketId }, body, silent: true }).catch(
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
  }, [ticketId, last, isUnread]);
}
