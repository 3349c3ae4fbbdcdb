import { api, useSession } from '@girassol/shared-auth';
import type { Chat } from '@girassol/support-domain/contract';
import { useRef, useState } from 'react';
import { changeDraft, createDraft, type MessageDraft, readDraft, saveDraft } from '../../conversation/draft';

/** Template that is sent, with the values of its gaps. */
export interface FilledTemplate {
  name: string;
  values: readonly string[];
}

/**
 * Keeps the message that is being written in a conversation, in this browser too. It keeps its key until the server has
 * answered: a message that is sent again, by a second press or after a reload, is the same message.
 */
export function useChatDraft(chatId: string, onSent: (chat: Chat) => void) {
  const userId = useSession()?.userId ?? '';
  const about = `chat.${chatId}`;
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(userId, about));
  const [files, setFiles] = useState<File[]>([]);
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const [problem, setProblem] = useState('');
  const latest = useRef(draft);
  const templateKey = useRef(createDraft().clientKey);

  function change(next: MessageDraft) {
    latest.current = next;
    setDraft(next);
    saveDraft(userId, about, next);
  }

  async function send(template?: FilledTemplate): Promise<boolean> {
    setState('sending');
    if (!template) change({ ...draft, isSent: true });
    try {
      const { chat } = await api('POST /chats/messages/:chatId', {
        params: { chatId },
        body: template
          ? {
              template: template.name,
              templateValues: JSON.stringify(template.values),
              clientKey: templateKey.current,
            }
          : { content: draft.text, clientKey: draft.clientKey },
        file: template ? null : (files[0] ?? null),
        silent: true,
      });
      if (template) templateKey.current = createDraft().clientKey;
      else {
        // What was typed meanwhile is the next message.
        if (latest.current.clientKey === draft.clientKey) change(createDraft());
        setFiles((chosen) => chosen.filter((file) => !files.includes(file)));
      }
      setState('writing');
      onSent(chat);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      setState('failed');
      return false;
    }
  }

  return {
    text: draft.text,
    files,
    state,
    problem,
    setText: (text: string) => change(changeDraft(draft, { text })),
    setFiles(chosen: File[]) {
      change(changeDraft(draft, {}));
      setFiles(chosen);
    },
    send: () => void send(),
    sendTemplate: send,
  };
}
