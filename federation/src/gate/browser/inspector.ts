import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How often a page is asked whether it still answers, and how long it may take, milliseconds. */
const BEAT = 1_000;
const PATIENCE = 5_000;
/** How long the browser may take to stop a script that is busy. */
const STOP = 1_000;
/** Times a busy page is looked at before it is said whose work it is. */
const LOOKS = 5;
/** Times it may be busy with the work of others, one after the other: a machine may be slow. */
const OTHERS = 3;

interface Place {
  scriptId: string;
  lineNumber: number;
  columnNumber?: number;
}

/** What only the browser itself knows of a page: where its code stands, also when the page does not answer any more. */
export interface Inspector {
  /**
   * Where a function was written (`/releases/…/1.js:1:20`), empty where that is no file; undefined where it has no place:
   * the browser's own, a proxy, nothing.
   */
  placeOfFunction(expression: string): Promise<string | undefined>;
  /** The place in a release where most of the work of some time was done. */
  busiestPlace(ms: number): Promise<string | undefined>;
  /** Rejects with a `HangError` once the page hangs in the release. */
  hang: Promise<never>;
}

/** The page did not answer any more. `place` is where it was, undefined where no code of the release was seen. */
export class HangError extends Error {
  constructor(readonly place: string | undefined) {
    super(`the page does not answer, at ${place ?? 'an unknown place'}`);
  }
}

/** Looks at a page from outside, from now on. `files` is where the files of the release are: `/releases/mfe-x/1.0.0/`. */
export async function inspectPage(page: Page, files: string): Promise<Inspector> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url) scripts.set(scriptId, url);
  });
  const addressOf = (url: string, line: number, column = 0): string =>
    `${url.replace(new URL(page.url(), 'http://x').origin, '')}:${line + 1}:${column + 1}`;
  /** Empty for what has no file: a script of whoever looks. */
  const placeOf = ({ scriptId, lineNumber, columnNumber }: Place): string => {
    const url = scripts.get(scriptId);
    return url ? addressOf(url, lineNumber, columnNumber) : '';
  };

  let onPaused: ((frames: Place[]) => void) | undefined;
  devtools.on('Debugger.paused', ({ callFrames }) => {
    onPaused?.(callFrames.map(({ location }) => location));
    // Also a page that stops itself, with `debugger`.
    void devtools.send('Debugger.resume').catch(() => undefined);
  });
  await devtools.send('Debugger.enable');

  /** Where the page is just now: the nearest place in the release. Null: it works, and the release has no part in it. */
  async function look(): Promise<string | null | undefined> {
    const paused = new Promise<Place[]>((resolve) => {
      onPaused = resolve;
    });
    void devtools.send('Debugger.pause').catch(() => undefined);
    const frames = await Promise.race([paused, sleep(STOP, undefined, { ref: false })]);
    onPaused = undefined;
    if (!frames) return undefined;
    return frames.map(placeOf).find((place) => place.includes(files)) ?? null;
  }

  let isClosed = false;
  page.once('close', () => {
    isClosed = true;
  });
  async function watch(): Promise<never> {
    for (let others = 0; !isClosed; ) {
      await sleep(BEAT, undefined, { ref: false });
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
          throw new HangError(place);
        }
        if (await Promise.race([answered, sleep(20, false, { ref: false })])) break;
      }
      others += 1;
      if (others === OTHERS) throw new HangError(undefined);
    }
    return new Promise<never>(() => undefined);
  }
  const hang = watch();
  // Whoever opened the page may be done before it hangs.
  hang.catch(() => undefined);

  return {
    hang,
    async placeOfFunction(expression) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      if (!result.objectId) return undefined;
      const { internalProperties = [] } = await devtools.send('Runtime.getProperties', {
        objectId: result.objectId,
        ownProperties: true,
      });
      const location = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
      return location && placeOf(location);
    },
    async busiestPlace(ms) {
      await devtools.send('Profiler.enable');
      await devtools.send('Profiler.start');
      await sleep(ms);
      const { profile } = await devtools.send('Profiler.stop');
      await devtools.send('Profiler.disable');
      return busiest(profile, files, addressOf);
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
  addressOf: (url: string, line: number, column: number) => string,
): string | undefined {
  const counts = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of nodes) {
    if (!callFrame.url.includes(files)) continue;
    const place = addressOf(callFrame.url, callFrame.lineNumber, callFrame.columnNumber);
    counts.set(place, (counts.get(place) ?? 0) + hitCount + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
