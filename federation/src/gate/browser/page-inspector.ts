import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Interval between checks that a page still responds; PATIENCE is the time that a response may take. Milliseconds. */
const HEARTBEAT_MS = 1_000;
const PATIENCE = 5_000;
/** Maximum time that the browser may take to pause a busy script, in milliseconds. */
const PAUSE_LIMIT_MS = 1_000;
/** Times a busy page is looked at before it is said whose work it is. */
const LOOKS = 5;
/** Times it may be busy with the work of others, one after the other: a machine may be slow. */
const OTHERS = 3;

interface CodePosition {
  scriptId: string;
  lineNumber: number;
  columnNumber?: number;
}

/**
 * Inspector of a page in the browser checks, through the DevTools protocol. Finds facts that only the browser
 * knows, such as the location of running code, even if the page does not respond.
 */
export interface PageInspector {
  /**
   * Returns the location of a function (`/releases/…/1.js:1:20`); empty for a function without a file; undefined for
   * functions of the browser, proxies and other values.
   */
  locateFunction(expression: string): Promise<string | undefined>;
  /** The place in a release where most of the work of some time was done. */
  findBusiestLocation(ms: number): Promise<string | undefined>;
  /** Rejects with a `PageHangError` once the page hangs in the release. */
  hang: Promise<never>;
}

/**
 * Error of a page that stopped responding during the browser checks. `location` is undefined if no code of
 * the release was running.
 */
export class PageHangError extends Error {
  constructor(readonly location: string | undefined) {
    super(`the page does not answer, at ${location ?? 'an unknown place'}`);
  }
}

/**
 * Starts to inspect a page through the DevTools protocol. `files` is the path of the release's files:
 * `/releases/mfe-x/1.0.0/`.
 */
export async function createPageInspector(page: Page, files: string): Promise<PageInspector> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url) scripts.set(scriptId, url);
  });
  const getAddress = (url: string, line: number, column = 0): string =>
    `${url.replace(new URL(page.url(), 'http://x').origin, '')}:${line + 1}:${column + 1}`;
  /** Empty for what has no file: a script of whoever looks. */
  const getLocation = ({ scriptId, lineNumber, columnNumber }: CodePosition): string => {
    const url = scripts.get(scriptId);
    return url ? getAddress(url, lineNumber, columnNumber) : '';
  };

  let onPaused: ((frames: CodePosition[]) => void) | undefined;
  devtools.on('Debugger.paused', ({ callFrames }) => {
    onPaused?.(callFrames.map(({ location }) => location));
    // Also a page that stops itself, with `debugger`.
    void devtools.send('Debugger.resume').catch(() => undefined);
  });
  await devtools.send('Debugger.enable');

  /**
   * Returns the location in the release that is running now, the nearest in the stack; null when other code runs,
   * undefined when the page cannot be paused.
   */
  async function look(): Promise<string | null | undefined> {
    const paused = new Promise<CodePosition[]>((resolve) => {
      onPaused = resolve;
    });
    void devtools.send('Debugger.pause').catch(() => undefined);
    const frames = await Promise.race([paused, sleep(PAUSE_LIMIT_MS, undefined, { ref: false })]);
    onPaused = undefined;
    if (!frames) return undefined;
    return frames.map(getLocation).find((place) => place.includes(files)) ?? null;
  }

  let isClosed = false;
  page.once('close', () => {
    isClosed = true;
  });
  async function watch(): Promise<never> {
    for (let others = 0; !isClosed; ) {
      await sleep(HEARTBEAT_MS, undefined, { ref: false });
      const answered = devtools.send('Runtime.evaluate', { expression: '1' }).then(
        () => true,
        () => true,
      );
      if (await Promise.race([answered, sleep(PATIENCE, false, { ref: false })])) {
        others = 0;
        continue;
      }
      for (let time = 0; time < LOOKS; time += 1) {
        const place = await look();
        if (place) {
          await devtools.send('Runtime.terminateExecution').catch(() => undefined);
          throw new PageHangError(place);
        }
        if (await Promise.race([answered, sleep(20, false, { ref: false })])) break;
      }
      others += 1;
      if (others === OTHERS) throw new PageHangError(undefined);
    }
    return new Promise<never>(() => undefined);
  }
  const hang = watch();
  // The page may be closed before it hangs.
  hang.catch(() => undefined);

  return {
    hang,
    async locateFunction(expression) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      if (!result.objectId) return undefined;
      const { internalProperties = [] } = await devtools.send('Runtime.getProperties', {
        objectId: result.objectId,
        ownProperties: true,
      });
      const location = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
      return location && getLocation(location);
    },
    async findBusiestLocation(ms) {
      await devtools.send('Profiler.enable');
      await devtools.send('Profiler.start');
      await sleep(ms);
      const { profile } = await devtools.send('Profiler.stop');
      await devtools.send('Profiler.disable');
      return busiest(profile, files, getAddress);
    },
  };
}

interface Profile {
  nodes: {
    id: number;
    hitCount?: number;
    children?: number[];
    callFrame: { url: string; lineNumber: number; columnNumber: number };
  }[];
}

/** The function of a release that most of the time was spent in, or below. */
function busiest(
  { nodes }: Profile,
  files: string,
  getAddress: (url: string, line: number, column: number) => string,
): string | undefined {
  const counts = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of nodes) {
    if (!callFrame.url.includes(files)) continue;
    const place = getAddress(callFrame.url, callFrame.lineNumber, callFrame.columnNumber);
    counts.set(place, (counts.get(place) ?? 0) + hitCount + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
