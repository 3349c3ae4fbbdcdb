import { isAscii } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Refusal } from '../refusals/refusal';
import { runOneAtATime } from '../turns/run-one-at-a-time';

/** Minimum length in bytes of a text that is taken out before JSON is parsed. */
const MIN_LONG_TEXT = 64 * 1024;
/** Maximum length of a body without the file in it. */
const MAX_REST = 256 * 1024;
/** Maximum number of quotes in a body that consists of a file. */
const MAX_QUOTES = 20_000;
/** Maximum nesting depth of a JSON request body; a deeper body is refused. */
export const MAX_JSON_DEPTH = 32;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Parses a JSON request body of several megabytes, most of which are base64 texts of files. Takes these texts
 * out, lets `parse` parse the rest, and puts the texts back, since parsing them letter by letter would block
 * all requests. Throws a refusal (413) for a body that is large without them.
 */
export const readLargeJson = (body: Buffer, parse: (text: string) => Promise<unknown>): Promise<unknown> =>
  runOneAtATime(() => readInSteps(body, parse));

async function readInSteps(body: Buffer, parse: (text: string) => Promise<unknown>): Promise<unknown> {
  // Others have come while this body arrived.
  await yieldToEventLoop();
  // Nobody can send a text that stands for another one.
  const name = randomUUID();
  const { rest, texts } = takeTextsOut(body, name);
  const value = await parse(rest);
  const read = new Map<string, string>();
  for (const [at, text] of texts.entries()) {
    await yieldToEventLoop();
    read.set(`${name}${at}`, readText(text));
  }
  return putTextsBack(value, read);
}

const tooLarge = () => new Refusal(413, 'O conteúdo enviado é grande demais.');

/** A text between its quotes. Letters of one byte are copied; others, and those that are escaped, have to be worked out. */
function readText(text: Buffer): string {
  if (!text.includes(BACKSLASH)) return isAscii(text) ? text.toString('latin1') : text.toString('utf8');
  try {
    return JSON.parse(`"${text.toString('utf8')}"`);
  } catch {
    throw new Refusal(400, 'O conteúdo enviado não é um JSON válido.');
  }
}

function takeTextsOut(body: Buffer, name: string): { rest: string; texts: Buffer[] } {
  const kept: Buffer[] = [];
  const texts: Buffer[] = [];
  let from = 0;
  for (const [open, close] of iterateTexts(body)) {
    const text = body.subarray(open + 1, close);
    if (text.length < MIN_LONG_TEXT) continue;
    kept.push(body.subarray(from, open + 1), Buffer.from(`${name}${texts.length}`));
    texts.push(text);
    from = close;
  }
  kept.push(body.subarray(from));
  if (kept.reduce((sum, { length }) => sum + length, 0) > MAX_REST) throw tooLarge();
  return { rest: Buffer.concat(kept).toString('utf8'), texts };
}

/** Places of the quotes around each text. */
function* iterateTexts(body: Buffer): Generator<[open: number, close: number]> {
  let count = 0;
  let open: number | null = null;
  for (let at = body.indexOf(QUOTE); at !== -1; at = body.indexOf(QUOTE, at + 1)) {
    count += 1;
    if (count > MAX_QUOTES) throw tooLarge();
    if (open === null) open = at;
    else if (!isEscaped(body, at)) {
      yield [open, at];
      open = null;
    }
  }
}

/** Does a backslash take the meaning from this quote? Two of them are one letter. */
function isEscaped(body: Buffer, at: number): boolean {
  let before = at - 1;
  while (body[before] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

function putTextsBack(value: unknown, read: ReadonlyMap<string, string>, depth = 0): unknown {
  if (typeof value === 'string') return read.get(value) ?? value;
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return value;
  if (Array.isArray(value)) return value.map((part) => putTextsBack(part, read, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, putTextsBack(part, read, depth + 1)]),
  );
}
