import { getDraftStorage } from '@girassol/shared-ui';

/** Message that is being written: its text, and the key that it is sent with until the server has answered. */
export interface MessageDraft {
  text: string;
  title: string;
  clientKey: string;
  /** Id of the ticket that it opens, if it opens one. */
  ticketId: string;
  /** Was it sent, so that it may have arrived although nobody heard so? */
  isSent: boolean;
}

const PREFIX = 'girassol.ticket-draft.1.';

const buildKey = (userId: string, about: string) => `${PREFIX}${userId}.${about}`;

/** Creates an empty draft with a new key. */
export const createDraft = (): MessageDraft => ({
  text: '',
  title: '',
  clientKey: createUuid(),
  ticketId: createUuid(),
  isSent: false,
});

/** Returns a draft with another text. Another key goes with it if the text before may have arrived: both are meant. */
export const changeDraft = (
  draft: MessageDraft,
  change: Partial<Pick<MessageDraft, 'text' | 'title'>>,
): MessageDraft => ({
  ...draft,
  ...change,
  ...(draft.isSent && { clientKey: createUuid(), isSent: false }),
});

/** Reads the draft of a ticket, or of a new one (`novo`), from this browser; a new one if none is stored. */
export function readDraft(userId: string, about: string): MessageDraft {
  const draft = createDraft();
  try {
    const kept: unknown = JSON.parse(getDraftStorage().getItem(buildKey(userId, about)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return draft;
    for (const name of ['text', 'title', 'clientKey', 'ticketId'] as const) {
      const value: unknown = Reflect.get(kept, name);
      if (typeof value === 'string' && value !== '') draft[name] = value;
    }
    draft.isSent = Reflect.get(kept, 'isSent') === true;
  } catch {
    // Storage that is closed or spoilt: there is no draft, and writing works without one.
  }
  return draft;
}

/** Stores a draft in this browser; an empty one is removed. */
export function saveDraft(userId: string, about: string, draft: MessageDraft): void {
  try {
    if (draft.text === '' && draft.title === '') getDraftStorage().removeItem(buildKey(userId, about));
    else getDraftStorage().setItem(buildKey(userId, about), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

/** Creates a random UUID (version 4), also on addresses without TLS, where `randomUUID` is missing. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
