import { findChromium, installChromium } from '@girassol/federation/machine';
import type { FastifyBaseLogger } from 'fastify';
import { limitConcurrencyFairly } from '../turns/by-key';
import { type BrowserPipe, startBrowser } from './browser-pipe';
import { type PrintRequest, printPageToPdf } from './print-page-to-pdf';

/** Error of printing a page to PDF, with the reason, which tells whether a retry may soon succeed. */
export class PrintError extends Error {
  override name = 'CannotPrint';
  /** BUSY: too many pages wait, of all accounts or of this one. */
  constructor(readonly why: 'NO_BROWSER' | 'BUSY' | 'FAILED') {
    super(`cannot print: ${why}`);
  }
}

/** Service that prints HTML pages to PDF, with fair turns between accounts. */
export interface Printer {
  /** A PDF of a page. Accounts take turns: `accountId` is whose page it is. Throws {@link PrintError}. */
  print(job: PrintRequest, accountId: string): Promise<Buffer>;
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
const AT_ONCE = 3;
const AT_ONCE_OF_ACCOUNT = 2;
const WAITING = 40;
const WAITING_OF_ACCOUNT = 20;
/** As long as a conversion: the browser has a tenth of a processor while others are at work. */
const MAX_PRINT_MS = 30_000;
/** A browser that nobody needed for so long is closed. */
const IDLE = 5 * 60_000;

/**
 * Creates a `Printer` with one browser, which starts with the first page, and ends when it has been idle or
 * does not answer.
 */
export function createPrinter({ chromium, installs, log }: Options): Printer {
  let browser: BrowserPipe | null = null;
  let idle: NodeJS.Timeout | undefined;
  let printing = 0;
  let isClosed = false;
  const busy = () => new PrintError('BUSY');
  const inTurn = limitConcurrencyFairly({
    name: 'prints',
    max: AT_ONCE,
    maxPerKey: AT_ONCE_OF_ACCOUNT,
    maxQueued: WAITING,
    maxQueuedPerKey: WAITING_OF_ACCOUNT,
    onFull: busy,
    onKeyFull: busy,
  });

  function warmBrowser(): BrowserPipe {
    clearTimeout(idle);
    if (isClosed) throw new PrintError('FAILED');
    if (browser?.isAlive()) return browser;
    const path = findChromium(chromium);
    if (!path) {
      if (installs) void installChromium().catch(() => {});
      throw new PrintError('NO_BROWSER');
    }
    browser = startBrowser(path);
    return browser;
  }

  async function printNow(job: PrintRequest): Promise<Buffer> {
    printing += 1;
    try {
      const warm = warmBrowser();
      return await inTime(printPageToPdf(warm, job), () => warm.close());
    } catch (error) {
      if (error instanceof PrintError) throw error;
      log.error({ err: error }, 'printing failed');
      throw new PrintError('FAILED');
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
  const timer = setTimeout(giveUp, MAX_PRINT_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
