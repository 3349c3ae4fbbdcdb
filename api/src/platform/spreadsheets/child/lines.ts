import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Longer than any row that the limits allow, as JSON. */
const LONGEST = 128 * 1024 * 1024;

/** The lines of a stream, read as they are asked for. */
export async function* linesOf(stream: Readable): AsyncGenerator<string, void, undefined> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const text = decoder.write(chunk);
      let from = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
        yield begun.join('') + text.slice(from, end);
        begun = [];
        length = 0;
        from = end + 1;
      }
      begun.push(text.slice(from));
      length += text.length - from;
      if (length > LONGEST) throw new RangeError('a line is too long');
    }
  } catch (error) {
    // Whoever ends the child cuts its stream.
    if (!stream.destroyed) throw error;
  }
}
