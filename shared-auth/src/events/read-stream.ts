import type { AccountEvent } from '@girassol/shared-domain/contract';
import { createParser } from 'eventsource-parser';
import { request } from '../api/request';
import { probeConnection } from '../connection/connection';

/** The server says something every 15 s, if only a comment. */
const SILENCE_LIMIT_MS = 40_000;

type Kind = AccountEvent['kind'];
type FieldsOf<K extends Kind> = Exclude<keyof Extract<AccountEvent, { kind: K }>, 'kind'>;

/** What an event of each kind says; listeners rely on it. */
const fieldsOf: { [K in Kind]: readonly FieldsOf<K>[] } = {
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
  notified: ['notification', 'by'],
  resync: [],
};

/** These may be null: nobody, nowhere, several. */
const mayBeNull: ReadonlySet<string> = new Set([
  'by',
  'fromColumn',
  'customer',
  'financing',
  'sale',
  'contract',
]);

const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(fieldsOf, value);

function isAccountEvent(value: unknown): value is AccountEvent {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Reflect.get(value, 'kind');
  if (!isKind(kind)) return false;
  return fieldsOf[kind].every((name) => {
    const field: unknown = Reflect.get(value, name);
    return typeof field === 'string' || (field === null && mayBeNull.has(name));
  });
}

/** Kinds this tab does not know come from a newer server, and are left aside like what is no event at all. */
function parseEvent(data: string): AccountEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    return isAccountEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads the events of the account until the server ends the stream, falls silent (rejects) or `signal` aborts (rejects). */
export async function readStream(
  signal: AbortSignal,
  on: { open: () => void; event: (event: AccountEvent) => void },
): Promise<void> {
  const silence = new AbortController();
  const fallSilent = () => {
    silence.abort();
    void probeConnection();
  };
  let timer = setTimeout(fallSilent, SILENCE_LIMIT_MS);
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = parseEvent(data);
      if (event) on.event(event);
    },
  });
  try {
    const { response } = await request('GET /events', {
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
  } finally {
    clearTimeout(timer);
  }
}
