import { ApiError, api } from '@girassol/shared-auth';
import type { AssistantChat, AssistantMessage } from '@girassol/support-domain/contract';
import { MAX_QUESTION_LENGTH, POLL_EVERY_MS } from '@girassol/support-domain/help';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createUuid } from '../conversation/draft';

/** Conversation with the assistant on a screen, with the question that is being written or on its way. */
export interface AssistantChatState {
  state: 'loading' | 'failed' | 'ready';
  messages: readonly AssistantMessage[];
  /** The question on its way, before it stands among the messages. */
  sentText: string | null;
  isAnswering: boolean;
  text: string;
  pictures: File[];
  /** Why the last question, or the request for a person, did not arrive; empty: it did. */
  problem: string;
  isCallingPerson: boolean;
  setText: (text: string) => void;
  setPictures: (pictures: File[]) => void;
  send: () => void;
  /** Makes a ticket of the conversation, with what is being written. */
  callPerson: () => void;
  reload: () => void;
}

type Progress = 'idle' | 'asking' | 'polling' | 'calling-person';

/**
 * Loads the conversation with the assistant (support-015) and asks questions in it. Polls every five seconds for an answer
 * that takes longer (support-016). A question that may have arrived is sent again with the same key.
 */
export function useAssistantChat(onTicket: (ticketId: string) => void): AssistantChatState {
  const [state, setState] = useState<AssistantChatState['state']>('loading');
  const [chat, setChat] = useState<AssistantChat>({ _id: null, messages: [] });
  const [progress, setProgress] = useState<Progress>('idle');
  const [sentText, setSentText] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [problem, setProblem] = useState('');
  const clientKey = useRef(createUuid());

  const ask = useCallback(
    (message: string, files: File[], wantsPerson = false) =>
      api('POST /chats/support', {
        body: { message, clientKey: clientKey.current, wantsPerson: wantsPerson ? 'true' : 'false' },
        files,
        silent: true,
      }),
    [],
  );

  const load = useCallback(async () => {
    setState('loading');
    try {
      const answer = await ask('', []);
      setChat(answer.chat);
      setProgress(answer.reqTimeout ? 'polling' : 'idle');
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [ask]);

  useEffect(() => void load(), [load]);
  usePolling(progress === 'polling' ? chat : null, {
    onAnswer: (messages) => {
      setChat((before) => ({ ...before, messages: [...before.messages, ...messages] }));
      setProgress('idle');
    },
    onGone: () => void load(),
  });

  async function send() {
    const message = text.trim();
    if (progress !== 'idle' || (message === '' && pictures.length === 0)) return;
    setProgress('asking');
    setProblem('');
    setSentText(message);
    setText('');
    try {
      const answer = await ask(message, pictures);
      clientKey.current = createUuid();
      setChat(answer.chat);
      // Those that were chosen meanwhile are of the next message.
      setPictures((chosen) => chosen.filter((picture) => !pictures.includes(picture)));
      setProgress(answer.reqTimeout ? 'polling' : 'idle');
    } catch (error) {
      // What was typed meanwhile stays below what was not sent.
      setText((typed) => (typed === '' ? message : `${message}\n${typed}`).slice(0, MAX_QUESTION_LENGTH));
      setProblem(describeProblem(error));
      setProgress('idle');
    }
    setSentText(null);
  }

  async function callPerson() {
    if (progress === 'calling-person') return;
    const before = progress;
    setProgress('calling-person');
    setProblem('');
    try {
      const { ticketId } = await ask(
        before === 'idle' ? text.trim() : '',
        before === 'idle' ? pictures : [],
        true,
      );
      clientKey.current = createUuid();
      setText('');
      setPictures([]);
      setChat({ _id: null, messages: [] });
      setProgress('idle');
      if (ticketId !== undefined) onTicket(ticketId);
    } catch (error) {
      setProblem(describeProblem(error));
      setProgress(before);
    }
  }

  return {
    state,
    messages: chat.messages,
    sentText,
    isAnswering: progress === 'asking' || progress === 'polling',
    text,
    pictures,
    problem,
    isCallingPerson: progress === 'calling-person',
    setText(typed) {
      // Another text is another message, also where the one before may have arrived.
      if (problem !== '') clientKey.current = createUuid();
      setText(typed.slice(0, MAX_QUESTION_LENGTH));
    },
    setPictures,
    send: () => void send(),
    callPerson: () => void callPerson(),
    reload: () => void load(),
  };
}

const describeProblem = (error: unknown): string => (error instanceof Error ? error.message : '');

interface PollingHandlers {
  onAnswer: (messages: AssistantMessage[]) => void;
  /** The chat awaits nothing any more: it was answered in another tab, or handed over. */
  onGone: () => void;
}

/** Polls for the answer in a chat, without a token: the ids are the secret (support-017). Null: nothing is awaited. */
function usePolling(chat: AssistantChat | null, handlers: PollingHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  const chatId = chat?._id ?? null;
  const lastId = chat?.messages.findLast(({ role }) => role === 'assistant')?._id ?? chatId;

  useEffect(() => {
    if (chatId === null || lastId === null) return undefined;
    const call = new AbortController();
    let timer = setTimeout(poll, POLL_EVERY_MS);
    async function poll() {
      try {
        const { updated, chat: polled } = await api('GET /chats/polling/:chatId/:lastAssistantMessageId', {
          params: { chatId: chatId ?? '', lastAssistantMessageId: lastId ?? '' },
          token: null,
          silent: true,
          signal: call.signal,
        });
        if (updated) return latest.current.onAnswer(polled.messages);
      } catch (error) {
        if (call.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return latest.current.onGone();
      }
      timer = setTimeout(poll, POLL_EVERY_MS);
    }
    return () => {
      call.abort();
      clearTimeout(timer);
    };
  }, [chatId, lastId]);
}
