import { ApiError, api } from '@girassol/shared-auth';
import type { Ticket } from '@girassol/support-domain/contract';
import { RECOVERY_POLL_MS } from '@girassol/support-domain/tickets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeTicket } from '../data/merge-ticket';

const READ = 'GET /tickets/single/password-recovery/:ticketId';

/** Recovery chat on screen: what was read of it, and why the last reading failed. */
export interface RecoveryChatState {
  ticket: Ticket | undefined;
  /** Sentence about a reading that failed; empty after one that did not. */
  problem: string;
  /** True for an id that opens no chat any more. */
  isOver: boolean;
  take: (read: Ticket) => void;
  retry: () => void;
}

/**
 * Reads a recovery chat at once, and what follows its last message every ten seconds while it is visible
 * (shell.recovery-010): never in a hidden tab, at once when the tab is looked at again.
 */
export function useRecoveryChat(ticketId: string, opened?: Ticket): RecoveryChatState {
  const [ticket, setTicket] = useState(opened);
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);
  const lastSeq = useRef(opened?.messages.at(-1)?.seq);
  const take = useCallback((read: Ticket) => {
    lastSeq.current = Math.max(lastSeq.current ?? 0, read.messages.at(-1)?.seq ?? 0);
    setTicket((known) => mergeTicket(known, read));
  }, []);

  const read = useCallback(async () => {
    const after = lastSeq.current;
    try {
      const query = after === undefined ? {} : { after };
      take((await api(READ, { params: { ticketId }, query, token: null, silent: true })).ticket);
      setProblem('');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setIsOver(true);
      else setProblem(error instanceof Error ? error.message : '');
    }
  }, [ticketId, take]);

  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function follow() {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(() => void read(), RECOVERY_POLL_MS);
    }
    function look() {
      follow();
      if (document.visibilityState === 'visible') void read();
    }
    if (lastSeq.current === undefined) look();
    else follow();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOver, read]);

  return { ticket, problem, isOver, take, retry: () => void read() };
}
