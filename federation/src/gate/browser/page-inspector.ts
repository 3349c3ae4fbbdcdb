import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Interval between checks that a page still responds, in milliseconds. */
const HEARTBEAT_MS = 1_000;
/**
 * A page hangs if it is silent for so long while its process works for so long: on a busy machine it only waits for a
 * processor. After the last of these times it hangs in any case. Milliseconds.
 */
const PATIENCE_MS = 5_000;
const MIN_HANG_WORK_MS = 3_500;
const MAX_PATIENCE_MS = 30_000;
/** Maximum time that the browser may take to pause a busy script, in milliseconds. */
const PAUSE_LIMIT_MS = 1_000;
/** Time to the first look at a silent page, interval of the next ones, and silence from which code of the release blocks people. Milliseconds. */
const FIRST_PEEK_MS = 900;
const PEEK_MS = 400;
/** Growth of that interval from look to look: a busy machine needs time to answer in between. */
const PEEK_GROWTH = 1.3;
const BLOCK_MS = 2_000;
/** Work of the page's process after the first look that tells a block from a page that waits for a processor, in milliseconds. */
const MIN_BLOCK_WORK_MS = 400;
/** Characters within which the looks at one block find its code: a loop is in one place, what a slow machine draws is not. */
const SAME_PLACE = 600;
const MIN_PEEKS = 3;
/** Time for which code of a release may block people in all: from then on the page counts as hanging. Milliseconds. */
const MAX_BLOCKED_MS = 20_000;
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
  /** Rejects with a `PageHangError` once the page hangs in the release, or is blocked by it again and again. */
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

interface Options {
  /** Path of the release's files: `/releases/mfe-x/1.0.0/`. */
  files: string;
  /** Returns the time for which each process of pages has worked so far, in milliseconds, by its number. */
  readWork(): Promise<ReadonlyMap<number, number>>;
  /** Called when one place in the release has kept the page from answering for a while. */
  onBlock(block: { location: string; ms: number }): void;
}

/** Starts to inspect a page through the DevTools protocol. */
export async function createPageInspector(
  page: Page,
  { files, readWork, onBlock }: Options,
): Promise<PageInspector> {
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

  /** Asks the page for a sign of life. A page that is gone has given its last one. */
  const beat = () =>
    devtools.send('Runtime.evaluate', { expression: '1' }).then(
      () => true as const,
      () => true as const,
    );

  let blockedMs = 0;
  /** Waits for a sign of life, and looks meanwhile at what keeps the page from it. False: it is silent for too long. */
  async function isAnswering(): Promise<boolean> {
    const began = performance.now();
    const peeks: (string | null | undefined)[] = [];
    let before: ReadonlyMap<number, number> | undefined;
    const measureWork = async () => (before ? computeMostWork(before, await readWork()) : 0);
    const isPatient = async () => {
      const silentMs = performance.now() - began;
      if (silentMs < PATIENCE_MS) return true;
      return silentMs < MAX_PATIENCE_MS && (await measureWork()) < MIN_HANG_WORK_MS;
    };
    let answered = beat();
    for (let pause = FIRST_PEEK_MS; await isPatient(); pause = PEEK_MS * PEEK_GROWTH ** (peeks.length - 1)) {
      if (await Promise.race([answered, sleep(pause, false, { ref: false })])) {
        const ms = performance.now() - began;
        const location = ms >= BLOCK_MS ? findOnePlace(peeks) : undefined;
        if (!location || (await measureWork()) < MIN_BLOCK_WORK_MS) return true;
        onBlock({ location, ms });
        blockedMs += ms;
        if (blockedMs > MAX_BLOCKED_MS) throw new PageHangError(location);
        return true;
      }
      before ??= await readWork();
      peeks.push(await look());
      // A paused page answers what it was asked before the pause, also in the middle of a loop.
      answered = beat();
    }
    return false;
  }

  let isClosed = false;
  page.once('close', () => {
    isClosed = true;
  });
  async function watch(): Promise<never> {
    for (let others = 0; !isClosed; ) {
      await sleep(HEARTBEAT_MS, undefined, { ref: false });
      if (await isAnswering()) {
        others = 0;
        continue;
      }
      for (let time = 0; time < LOOKS; time += 1) {
        const place = await look();
        if (place) {
          await devtools.send('Runtime.terminateExecution').catch(() => undefined);
          throw new PageHangError(place);
        }
        if (await Promise.race([beat(), sleep(20, false, { ref: false })])) break;
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

/** Computes the work of the process that worked most between two readings, in milliseconds. */
function computeMostWork(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return Math.max(0, ...[...after].map(([id, ms]) => ms - (before.get(id) ?? 0)));
}

/** Returns the place in which all looks at a silent page found the release at work; undefined where there is none. */
function findOnePlace(peeks: readonly (string | null | undefined)[]): string | undefined {
  const places = peeks.filter((place) => typeof place === 'string');
  const [first] = places;
  if (!first || places.length < MIN_PEEKS || places.length < peeks.length - 1) return undefined;
  const parse = (place: string) => {
    const [, file = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    return { file, line, column: Number(column) };
  };
  const one = parse(first);
  const isSame = places
    .map(parse)
    .every(
      ({ file, line, column }) =>
        file === one.file && line === one.line && Math.abs(column - one.column) <= SAME_PLACE,
    );
  return isSame ? first : undefined;
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
