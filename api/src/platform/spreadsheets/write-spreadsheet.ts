import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { ChildEnded, type SpreadsheetChild, startChild } from './child/start-child';
import { type WriteMessage, type WriteTask, writeAnswer } from './messages';
import type { WrittenSheet } from './written-sheet';

/**
 * Writes a spreadsheet to the path, in a child process; nothing is left there when it fails.
 *
 * csv: `;`, a byte order mark, CRLF, decimal comma, dd/mm/aaaa; a text that a spreadsheet program would take for a formula
 * gets a `'` before it. xlsx: typed cells, frozen head, filters, widths, sums.
 */
export async function writeSpreadsheet(
  path: string,
  format: 'xlsx' | 'csv',
  { rows, ...sheet }: WrittenSheet,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ rows: number; bytes: number }> {
  const task: WriteTask = { path, format, sheet };
  const child = startChild('spreadsheet-writer', {}, signal);
  try {
    // Not among its arguments: explanations and lists may be longer than those may be.
    let listens = await send(child, task);
    for await (const portion of rows) {
      signal?.throwIfAborted();
      listens &&= await send(child, { rows: portion });
      if (!listens) break;
    }
    await send(child, { end: true });
    child.input.end();
    const answer = writeAnswer.parse(JSON.parse(await child.line()));
    if ('failed' in answer) throw failure(answer.failed);
    return { rows: answer.written, bytes: (await stat(path)).size };
  } catch (error) {
    await child.stop();
    await rm(path, { force: true });
    throw error;
  } finally {
    await child.stop();
  }
}

/** What the child failed of; no room left on the disk keeps its code. */
function failure(said: string): ChildEnded {
  const [code] = /\b(?:ENOSPC|EDQUOT)\b/.exec(said) ?? [];
  return Object.assign(new ChildEnded('FAILED', said), code !== undefined && { code });
}

/** Whether the child still listens; what it has to say otherwise is its answer. */
async function send(child: SpreadsheetChild, message: WriteTask | WriteMessage): Promise<boolean> {
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
