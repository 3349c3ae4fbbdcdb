import type { PGlite } from '@electric-sql/pglite';

/** Functions of a PGlite instance that send messages of the wire protocol. */
type WireProtocol = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const END = { name: 'readyForQuery', status: 'I', length: 5 };
/** Message types that are answered up to ReadyForQuery: a simple query, and the Sync of a prepared one. */
const ENDING = new Set(['Q', 'S']);
/** Message types that are answered with a message or an error: parse, bind, describe, execute, close. */
const ANSWERED = new Set(['P', 'B', 'D', 'E', 'C']);

/**
 * Wraps the embedded database (PGlite) so that a truncated answer becomes an error. PGlite ignores its own
 * failures (a trap, a full disk) and stops answering, so clients would wait for ever. From the first
 * truncated answer on, every statement fails with SQLSTATE 58000 and the instance is not used again, because
 * its memory is unreliable; `onBroken` is called once.
 */
export function guardAgainstTruncatedAnswers(lite: WireProtocol, onBroken: (error: Error) => void): PGlite {
  let isBroken = false;
  // After an error the rest of a prepared statement is passed over, up to its Sync.
  let isPassingOver = false;

  const ask = async (...call: Parameters<PGlite['execProtocolStream']>): Promise<Messages | undefined> => {
    const kind = getMessageType(call[0]);
    const messages = await lite.execProtocolStream(...call).catch(() => []);
    const isWhole = ENDING.has(kind)
      ? messages.some(({ name }) => name === END.name)
      : messages.length > 0 || isPassingOver || !ANSWERED.has(kind);
    if (!isWhole) return undefined;
    if (ENDING.has(kind)) isPassingOver = false;
    else if (messages.some(({ name }) => name === 'error')) isPassingOver = true;
    return messages;
  };

  const refuse = (kind: string): Messages => {
    const isError = !isPassingOver || kind === 'Q';
    isPassingOver = !ENDING.has(kind);
    return [...(isError ? [broken()] : []), ...(isPassingOver ? [] : [END])] as unknown as Messages;
  };

  const wire: WireProtocol = {
    waitReady: lite.waitReady,
    async execProtocolStream(...call) {
      if (!isBroken) {
        const messages = await ask(...call);
        if (messages) return messages;
        isBroken = true;
        onBroken(broken());
      }
      return refuse(getMessageType(call[0]));
    },
  };
  return wire as PGlite; // the adapter asks for nothing else
}

const getMessageType = ([first = 0]: Uint8Array) => String.fromCharCode(first);

const broken = () =>
  Object.assign(new Error('the embedded database broke: the server must be started again'), {
    name: 'error',
    code: '58000',
  });
