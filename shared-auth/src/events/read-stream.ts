import type { AccountEvent } from '@girassol/shared-domain/contract';
import { createParser } from 'eventsource-parser';
import { request } from '../api/request';
import { probeConnection } from '../connection/connection';

/** The server says something every 15 s, if only a comment. */
const SILENCE_LIMIT_MS = 40_000;

const kinds: Record<AccountEvent['kind'], true> = {
  'item-placed': true,
  'item-changed': true,
  'item-left': true,
  'columns-changed': true,
  'notes-changed': true,
  resync: true,
};

const isAccountEvent = (value: unknown): value is AccountEvent =>
  typeof value === 'object' && value !== null && Object.hasOwn(kinds, String(Reflect.get(value, 'kind')));

/** Kinds this tab does not know come from a newer server and are left aside. */
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
