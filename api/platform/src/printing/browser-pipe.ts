import type { Readable, Writable } from 'node:stream';
import { spawnBackgroundProcess } from '../background-process';
import { createTemporaryFolder } from '../files/temporary-folder';

type Json = Record<string, unknown>;
type OnEvent = (method: string, params: Json) => void;

/** Browser that is controlled by the Chrome DevTools Protocol through a pipe. */
export interface BrowserPipe {
  /** Sends a command, to the browser or to one of its pages. */
  send(method: string, params?: Json, sessionId?: string): Promise<Json>;
  /** Hears what a page tells until the answer is called. */
  listen(sessionId: string, onEvent: OnEvent): () => void;
  isAlive(): boolean;
  close(): void;
}

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--mute-audio',
];

/**
 * Starts a browser with low priority and controls it through a pipe: no port is open, no library is needed, and the
 * browser ends with this process. The browser reaches no network; the caller answers every request of its pages.
 */
export function startBrowser(path: string): BrowserPipe {
  const profile = createTemporaryFolder();
  // Chromium's own sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawnBackgroundProcess([path, ...flags, ...sandbox, `--user-data-dir=${profile.path}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Files that the browser creates beside its profile are deleted with it.
    env: { ...process.env, TMPDIR: profile.path },
  });
  // The two pipes that were asked for: commands, and what comes back.
  const commands = child.stdio[3] as Writable;
  const answers = child.stdio[4] as Readable;

  const waiting = new Map<number, { resolve: (answer: Json) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, OnEvent>();
  let lastId = 0;
  let isAlive = true;

  function end(why: string): void {
    if (!isAlive) return;
    isAlive = false;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    child.kill('SIGKILL');
    // Processes that it started may hold the other ends for longer.
    commands.destroy();
    answers.destroy();
    void profile.remove();
  }
  child.on('error', () => end('the browser cannot be started'));
  child.on('exit', () => end('the browser has ended'));
  commands.on('error', () => end('the browser does not listen'));
  answers.on('error', () => end('the browser does not answer'));

  let kept: Buffer[] = [];
  answers.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
      const message = Buffer.concat([...kept, chunk.subarray(from, at)]);
      kept = [];
      from = at + 1;
      hear(JSON.parse(message.toString()));
    }
    kept.push(chunk.subarray(from));
  });

  function hear({ id, sessionId, method, params, result, error }: Message): void {
    if (id === undefined) {
      if (sessionId && method) listeners.get(sessionId)?.(method, params ?? {});
      return;
    }
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (error) waiter?.reject(new Error(error.message));
    else waiter?.resolve(result ?? {});
  }

  return {
    send(method, params = {}, sessionId) {
      if (!isAlive) return Promise.reject(new Error('the browser has ended'));
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        commands.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      });
    },
    listen(sessionId, onEvent) {
      listeners.set(sessionId, onEvent);
      return () => listeners.delete(sessionId);
    },
    isAlive: () => isAlive,
    close: () => end('the browser was closed'),
  };
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Json;
  result?: Json;
  error?: { message: string };
}
