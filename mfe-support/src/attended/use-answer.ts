import { ApiError, api, useSession } from '@girassol/shared-auth';
import { listOpenFields } from '@girassol/support-domain/attendance';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { TYPING_EVERY_MS } from '@girassol/support-domain/tickets';
import { useRef, useState } from 'react';
import { changeDraft, createDraft, type MessageDraft, readDraft, saveDraft } from '../conversation/draft';

interface AnswerOptions {
  ticketId: string;
  /** Last message that is on screen. */
  lastSeq: number;
  take: (ticket: AttendedTicket) => void;
  read: (range: { after?: number; before?: number }) => Promise<AttendedTicket>;
}

/**
 * Keeps the answer or note that is being written to a ticket, in this browser too. An answer that did not see what came
 * meanwhile stays in its field, and what came is read.
 */
export function useAnswer({ ticketId, lastSeq, take, read }: AnswerOptions) {
  const userId = useSession()?.userId ?? '';
  const about = `admin.${ticketId}`;
  const params = { ticketId };
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(userId, about));
  const [pictures, setPictures] = useState<File[]>([]);
  const [isInternal, setIsInternal] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const lastSign = useRef(0);
  const latest = useRef(draft);

  function change(next: MessageDraft) {
    latest.current = next;
    setDraft(next);
    saveDraft(userId, about, next);
  }

  function tellTyping() {
    if (Date.now() - lastSign.current < TYPING_EVERY_MS) return;
    lastSign.current = Date.now();
    const body = { sign: 'typing', isInternal } as const;
    api('PUT /operation/tickets/viewing/:ticketId', { params, body, silent: true }).catch(
      // Only a sign: nobody misses one.
      () => undefined,
    );
  }

  async function send(closes: boolean) {
    setIsSending(true);
    setProblem('');
    const sent = { ...draft, isSent: true };
    change(sent);
    try {
      const body = {
        text: sent.text,
        clientKey: sent.clientKey,
        seenSeq: lastSeq,
        isInternal: isInternal ? 'true' : 'false',
        closes: closes && !isInternal ? 'true' : 'false',
      } as const;
      const options = { params, body, files: pictures, silent: true };
      take(await api('POST /operation/tickets/answer/:ticketId', options));
      // What was typed meanwhile is the next message.
      if (latest.current.clientKey === sent.clientKey) change(createDraft());
      setPictures((chosen) => chosen.filter((picture) => !pictures.includes(picture)));
      setIsInternal(false);
      // The next text may be for others to hear of.
      lastSign.current = 0;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      if (error instanceof ApiError && error.status === 409)
        void read({ after: lastSeq }).catch(() => undefined);
    } finally {
      setIsSending(false);
    }
  }

  const openFields = isInternal ? [] : listOpenFields(draft.text);
  const isEmpty = draft.text.trim() === '' && pictures.length === 0;
  return {
    text: draft.text,
    pictures,
    isInternal,
    isSending,
    problem,
    openFields,
    canSend: !isEmpty && !isSending && openFields.length === 0,
    setIsInternal,
    setText(text: string) {
      change(changeDraft(draft, { text }));
      if (text !== '') tellTyping();
    },
    setPictures(chosen: File[]) {
      change(changeDraft(draft, {}));
      setPictures(chosen);
    },
    send: ({ closes = false } = {}) => void send(closes),
  };
}
