import { findChromium, installChromium } from '@girassol/federation/machine';
import type { FastifyBaseLogger } from 'fastify';
import { limitConcurrencyByKey } from '../turns/by-key';
import { type BrowserPipe, openBrowser } from './browser-pipe';
import { type PrintJob, printPage } from './print-page';

/** Why nothing was printed, and whether another try makes sense soon. */
export class CannotPrint extends Error {
  override name = 'CannotPrint';
  /** BUSY: too many pages wait, of all accounts or of this one. */
  constructor(readonly why: 'NO_BROWSER' | 'BUSY' | 'FAILED') {
    super(`cannot print: ${why}`);
  }
}

export interface Printer {
  /** A PDF of a page. Accounts take turns: `accountId` is whose page it is. Throws {@link CannotPrint}. */
  print(job: PrintJob, accountId: string): Promise<Buffer>;
  close(): void;
}

interface Options {
  /** Path of the browser; one on the PATH where it is left out. */
  chromium: string | undefined;
  /** Install one when there is none. */
  installs: boolean;
  log: FastifyBaseLogger;
}

/** Pages printed at once, and how many may wait for their turn: of all accounts, and of one. */
const AT_ONCE = 2;
const WAITING = 40;
const WAITING_OF_ACCOUNT = 20;
const LONGEST = 20_000;
/** A browser that nobody needed for so long is closed. */
const IDLE = 5 * 60_000;

/** Prints with one browser that stays warm: started with the first page, ended when it is idle or does not answer. */
export function openPrinter({ chromium, installs, log }: Options): Printer {
  let browser: BrowserPipe | null = null;
  let idle: NodeJS.Timeout | undefined;
  let printing = 0;
  let isClosed = false;
  const busy = () => new CannotPrint('BUSY');
  const inTurn = limitConcurrencyByKey({
    max: AT_ONCE,
    maxQueued: WAITING,
    maxQueuedPerKey: WAITING_OF_ACCOUNT,
    onFull: busy,
    onKeyFull: busy,
  });

  function warmBrowser(): BrowserPipe {
    clearTimeout(idle);
    if (isClosed) throw new CannotPrint('FAILED');
    if (browser?.isAlive()) return browser;
    const path = findChromium(chromium);
    if (!path) {
      if (installs) void installChromium().catch(() => {});
      throw new CannotPrint('NO_BROWSER');
    }
    browser = openBrowser(path);
    return browser;
  }

  async function printNow(job: PrintJob): Promise<Buffer> {
    printing += 1;
    try {
      const warm = warmBrowser();
      return await inTime(printPage(warm, job), () => warm.close());
    } catch (error) {
      if (error instanceof CannotPrint) throw error;
      log.error({ err: error }, 'printing failed');
      throw new CannotPrint('FAILED');
    } finally {
      printing -= 1;
      if (printing === 0) idle = setTimeout(() => browser?.close(), IDLE).unref();
    }
  }

  return {
    print: (job, accountId) => inTurn(accountId, () => printNow(job)),
    close() {
      isClosed = true;
      clearTimeout(idle);
      browser?.close();
    },
  };
}

/** The result, or the end of whatever hangs. */
async function inTime<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
  const timer = setTimeout(giveUp, LONGEST);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
