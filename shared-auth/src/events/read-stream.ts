import { SESSION_END_EVENT } from '@girassol/shared-domain';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { createParser } from 'eventsource-parser';
import { sendRequest } from '../api/request';
import { probeConnection } from '../connection/connection-status';

/** The server says something every 15 s, if only a comment. */
const SILENCE_LIMIT_MS = 40_000;

type Kind = AccountLiveEvent['kind'];
type FieldName<K extends Kind> = Exclude<keyof Extract<AccountLiveEvent, { kind: K }>, 'kind'>;

/** Fields of each kind of event, which listeners rely on. */
const eventFields: { [K in Kind]: readonly FieldName<K>[] } = {
  'item-placed': ['board', 'item', 'column', 'rank', 'fromColumn', 'by'],
  'item-changed': ['board', 'item', 'column', 'by'],
  'item-left': ['board', 'item', 'column', 'by'],
  'columns-changed': ['board', 'by'],
  'checklist-answered': ['item', 'by'],
  'checklist-changed': ['board', 'by'],
  'notes-changed': ['item', 'by'],
  'customers-changed': ['customer', 'by'],
  'proposals-changed': ['customer', 'by'],
  'financings-changed': ['financing', 'by'],
  'orders-changed': ['order', 'by'],
  'contracts-changed': ['sale', 'contract', 'by'],
  'import-changed': ['import', 'by'],
  'export-changed': ['export', 'by'],
  'website-changed': ['by'],
  'archive-changed': ['customer', 'by'],
  'catalogue-changed': ['catalogue', 'by'],
  'settings-changed': ['by'],
  'account-changed': ['by'],
  'visit-changed': ['by'],
  notified: ['notification', 'by'],
  'notifications-changed': ['by'],
  'ticket-changed': ['ticket', 'seq', 'by'],
  'ticket-typing': ['ticket', 'role', 'by'],
  'ticket-queue-changed': ['ticket', 'by'],
  'ticket-viewed': ['ticket', 'user', 'name', 'sign', 'by'],
  'attendants-changed': ['by'],
  'chat-changed': ['chat', 'seq', 'by'],
  resync: [],
};

/** Fields that may be null: no author, no column, or several records. */
const nullableFields: ReadonlySet<string> = new Set([
  'by',
  'fromColumn',
  'customer',
  'financing',
  'sale',
  'contract',
]);

/** Fields that are numbers. */
const numericFields: ReadonlySet<string> = new Set(['seq']);

const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(eventFields, value);

function isAccountEvent(value: unknown): value is AccountLiveEvent {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Reflect.get(value, 'kind');
  if (!isKind(kind)) return false;
  return eventFields[kind].every((name) => {
    const field: unknown = Reflect.get(value, name);
    if (numericFields.has(name)) return typeof field === 'number';
    return typeof field === 'string' || (field === null && nullableFields.has(name));
  });
}

/** Kinds this tab does not know come from a newer server, and are left aside like what is no event at all. */
function parseEvent(data: string): AccountLiveEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    return isAccountEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Reads the events of the account until the server ends the stream. Resolves to true if it ended because the session was
 * ended. Rejects when the stream is silent for 40 s or
 * `signal` aborts.
 */
export async function readStream(
  signal: AbortSignal,
  on: { open: () => void; event: (event: AccountLiveEvent) => void },
): Promise<boolean> {
  let hasSessionEnded = false;
  const silence = new AbortController();
  const fallSilent = () => {
    silence.abort();
    void probeConnection();
  };
  let timer = setTimeout(fallSilent, SILENCE_LIMIT_MS);
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      if (name === SESSION_END_EVENT) hasSessionEnded = true;
      const event = parseEvent(data);
      if (event) on.event(event);
    },
  });
  try {
    const { response } = await sendRequest('GET /events', {
      signal: AbortSignal.any([signal, silence.signal]),
      silent: true,
    });
    on.open();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(fallSilent, SILENCE_LIMIT_MS);
      parser.feed(chunk.value);
    }
    return hasSessionEnded;
  } finally {
    clearTimeout(timer);
  }
}
