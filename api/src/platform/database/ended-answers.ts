import type { PGlite } from '@electric-sql/pglite';

/** What is read of an instance to send it messages of the wire protocol. */
type Wire = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const END = { name: 'readyForQuery', status: 'I', length: 5 };
/** What is answered up to ReadyForQuery: a simple query, and the end of a prepared one. */
const ENDING = new Set(['Q', 'S']);
/** What is answered at all, by message or error: parse, bind, describe, execute, close. */
const ANSWERED = new Set(['P', 'B', 'D', 'E', 'C']);

/**
 * The instance as node-postgres' adapter uses it, broken in the open. PGlite passes over what goes wrong inside it (a
 * trap, a full disk), and its answer then just stops: the one client would wait for ever, and everybody behind it. After
 * a trap its memory means nothing, so from the first answer that is not whole every statement fails at once, with
 * SQLSTATE 58000, and the instance is asked for nothing any more. `onBroken` is called once.
 */
export function withEndedAnswers(lite: Wire, onBroken: (error: Error) => void): PGlite {
  let isBroken = false;
  // After an error the rest of a prepared statement is passed over, up to its Sync.
  let isPassingOver = false;

  const ask = async (...call: Parameters<PGlite['execProtocolStream']>): Promise<Messages | undefined> => {
    const kind = kindOf(call[0]);
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

  const wire: Wire = {
    waitReady: lite.waitReady,
    async execProtocolStream(...call) {
      if (!isBroken) {
        const messages = await ask(...call);
        if (messages) return messages;
        isBroken = true;
        onBroken(broken());
      }
      return refuse(kindOf(call[0]));
    },
  };
  return wire as PGlite; // the adapter asks for nothing else
}

const kindOf = ([first = 0]: Uint8Array) => String.fromCharCode(first);

const broken = () =>
  Object.assign(new Error('the embedded database broke: the server must be started again'), {
    name: 'error',
    code: '58000',
  });
