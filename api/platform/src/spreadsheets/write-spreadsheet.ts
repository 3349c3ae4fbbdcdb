import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import {
  type SpreadsheetChild,
  SpreadsheetChildEndedError,
  startSpreadsheetChild,
} from './child/start-child';
import { type WriteMessage, type WriteTask, writeAnswerSchema } from './messages';
import type { WrittenSheet } from './written-sheet';

/**
 * Writes a spreadsheet to a path, in a child process. A failed write leaves no file.
 * - csv: `;`, a byte order mark, CRLF, decimal comma, dd/mm/aaaa; a text that a spreadsheet program would
 *   take for a formula gets a `'` before it.
 * - xlsx: typed cells, frozen header row, filters, widths, sums.
 */
export async function writeSpreadsheet(
  path: string,
  format: 'xlsx' | 'csv',
  { rows, ...sheet }: WrittenSheet,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ rows: number; bytes: number }> {
  const task: WriteTask = { path, format, sheet };
  const child = startSpreadsheetChild('spreadsheet-writer', {}, signal);
  try {
    // Not among its arguments: explanations and lists may be longer than those may be.
    let listens = await sendToChild(child, task);
    for await (const portion of rows) {
      signal?.throwIfAborted();
      listens &&= await sendToChild(child, { rows: portion });
      if (!listens) break;
    }
    await sendToChild(child, { end: true });
    child.input.end();
    const answer = writeAnswerSchema.parse(JSON.parse(await child.line()));
    if ('failed' in answer) throw toChildError(answer.failed);
    return { rows: answer.written, bytes: (await stat(path)).size };
  } catch (error) {
    await child.stop();
    await rm(path, { force: true });
    throw error;
  } finally {
    await child.stop();
  }
}

/** Converts the text of a failed child to an error; a full disk keeps its code. */
function toChildError(said: string): SpreadsheetChildEndedError {
  const [code] = /\b(?:ENOSPC|EDQUOT)\b/.exec(said) ?? [];
  return Object.assign(new SpreadsheetChildEndedError('FAILED', said), code !== undefined && { code });
}

/** Sends a message to the child. Returns false if the child has stopped reading; its answer explains why. */
async function sendToChild(child: SpreadsheetChild, message: WriteTask | WriteMessage): Promise<boolean> {
  const { input } = child;
  if (!input.writable) return false;
  if (input.write(`${JSON.stringify(message)}\n`)) return true;
  const heard = new AbortController();
  const wait = (event: string) => once(input, event, { signal: heard.signal }).then(() => event === 'drain');
  try {
    return await child.within(Promise.race([wait('drain'), wait('close')]));
  } catch {
    return false;
  } finally {
    heard.abort();
  }
}
