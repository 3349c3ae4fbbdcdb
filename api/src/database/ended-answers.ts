import type { PGlite } from '@electric-sql/pglite';

/** What is read of an instance to send it messages of the wire protocol. */
type Wire = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** First byte of what is answered up to ReadyForQuery: a simple query, and the end of a prepared one. */
const ASKS_FOR_END = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)));
const END = { name: 'readyForQuery', status: 'I', length: 5 };

/**
 * The instance as node-postgres' adapter uses it, with every answer brought to its end. PGlite passes over what goes
 * wrong inside it (a full disk, an error of its own), and its answer then just stops: the one client would wait for
 * ever, and everybody behind it. Here such a statement fails instead.
 */
export function withEndedAnswers(lite: Wire): PGlite {
  const wire: Wire = {
    waitReady: lite.waitReady,
    async execProtocolStream(message, options) {
      const messages = await lite.execProtocolStream(message, options);
      const [kind] = message;
      if (kind === undefined || !ASKS_FOR_END.has(kind) || messages.some(({ name }) => name === END.name))
        return messages;
      const lost = Object.assign(new Error('the embedded database gave no whole answer'), {
        name: 'error',
        code: '58000',
      });
      return [...messages, lost, END] as unknown as Messages; // what the adapter reads of them
    },
  };
  return wire as PGlite; // the adapter asks for nothing else
}
