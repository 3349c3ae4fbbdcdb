import { onAccountEvent } from '@girassol/shared-auth';
import { TYPING_LASTS_MS } from '@girassol/support-domain/tickets';
import { useEffect, useRef, useState } from 'react';

interface FollowOptions {
  ticketId: string;
  /** Side whose typing is shown. */
  otherSide: 'user' | 'assistant';
  /** Reads what follows the last known message; true if there is still more. */
  readNext: () => Promise<boolean>;
}

/**
 * Keeps a ticket current: at a hint of the server, after a lost connection, and when the tab is looked at again, it reads
 * what follows the last message. Returns whether somebody of the other side types.
 */
export function useFollowedTicket({ ticketId, otherSide, readNext }: FollowOptions): boolean {
  const [isTyping, setIsTyping] = useState(false);
  const reading = useRef<Promise<void> | null>(null);
  const isAskedAgain = useRef(false);
  const latest = useRef(readNext);
  useEffect(() => {
    latest.current = readNext;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Reads what follows, until there is no more; hints that come meanwhile are one more reading. */
    const readOn = () => {
      isAskedAgain.current = true;
      reading.current ??= (async () => {
        while (isAskedAgain.current) {
          isAskedAgain.current = false;
          if (await latest.current()) isAskedAgain.current = true;
        }
      })()
        // The next hint, or the way back to the tab, tries again.
        .catch(() => undefined)
        .finally(() => {
          reading.current = null;
        });
    };
    const stop = onAccountEvent((event) => {
      if (event.kind === 'resync') return readOn();
      if (!('ticket' in event) || event.ticket !== ticketId) return;
      if (event.kind === 'ticket-changed') {
        // What was typed has arrived, or the ticket was closed.
        setIsTyping(false);
        readOn();
      }
      if (event.kind !== 'ticket-typing' || event.role !== otherSide) return;
      setIsTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsTyping(false), TYPING_LASTS_MS);
    });
    const look = () => document.visibilityState === 'visible' && readOn();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    // What another page of this browser stored may be old.
    readOn();
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [ticketId, otherSide]);

  return isTyping;
}
