import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Longer than any row that the limits allow, as JSON. */
const MAX_LINE_LENGTH = 128 * 1024 * 1024;

/** Yields the lines of a stream, reading on only when the caller asks for the next line. */
export async function* readStreamLines(stream: Readable): AsyncGenerator<string, void, undefined> {
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
      if (length > MAX_LINE_LENGTH) throw new RangeError('a line is too long');
    }
  } catch (error) {
    // A parent that ends the child destroys its stream.
    if (!stream.destroyed) throw error;
  }
}
