import { api, useSession } from '@girassol/shared-auth';
import type { Ticket } from '@girassol/support-domain/contract';
import { TYPING_EVERY_MS } from '@girassol/support-domain/tickets';
import { useRef, useState } from 'react';
import { changeDraft, createDraft, type MessageDraft, readDraft, saveDraft } from '../conversation/draft';
import { sendMessage } from '../conversation/send-message';

/** Message that is being written in a ticket, or on its way. */
export interface OutgoingMessage {
  text: string;
  pictures: File[];
  state: 'writing' | 'sending' | 'failed';
  /** Why it was not sent; empty before a failure. */
  problem: string;
  setText: (text: string) => void;
  setPictures: (pictures: File[]) => void;
  send: (options?: { isThanks?: boolean }) => void;
}

/**
 * Keeps the message that is being written in a ticket, in this browser too. It keeps its key until the server has answered:
 * a message that is sent again, also after a reload, is the same message.
 */
export function useOutgoingMessage(ticketId: string, onSent: (ticket: Ticket) => void): OutgoingMessage {
  const userId = useSession()?.userId ?? '';
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(userId, ticketId));
  const [pictures, setPictures] = useState<File[]>([]);
  const [state, setState] = useState<OutgoingMessage['state']>('writing');
  const [problem, setProblem] = useState('');
  const lastSign = useRef(0);
  const latest = useRef(draft);

  function change(next: MessageDraft) {
    latest.current = next;
    setDraft(next);
    saveDraft(userId, ticketId, next);
  }

  function tellTyping() {
    if (Date.now() - lastSign.current < TYPING_EVERY_MS) return;
    lastSign.current = Date.now();
    api('POST /tickets/single/typing/:ticketId', { params: { ticketId }, silent: true }).catch(
      // Only a sign: nobody misses one.
      () => undefined,
    );
  }

  async function send(isThanks: boolean) {
    setState('sending');
    change({ ...draft, isSent: true });
    try {
      const ticket = await sendMessage(ticketId, { draft, pictures, isThanks });
      // What was typed meanwhile is the next message.
      if (latest.current.clientKey === draft.clientKey) change(createDraft());
      setPictures((chosen) => chosen.filter((picture) => !pictures.includes(picture)));
      setState('writing');
      onSent(ticket);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      setState('failed');
    }
  }

  return {
    text: draft.text,
    pictures,
    state,
    problem,
    setText(text) {
      change(changeDraft(draft, { text }));
      if (text !== '') tellTyping();
    },
    setPictures(chosen) {
      change(changeDraft(draft, {}));
      setPictures(chosen);
    },
    send: ({ isThanks = false } = {}) => void send(isThanks),
  };
}
