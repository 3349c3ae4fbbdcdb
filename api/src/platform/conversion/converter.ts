import { tmpdir } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { cleanDocxTask } from '../docx';
import { Refusal } from '../refusals/refusal';
import { limitConcurrencyByKey } from '../turns/by-key';
import { runTask } from '../untrusted';
import { CannotConvert } from './cannot-convert';
import { CONVERSION_LIMITS, convertDocx } from './convert-docx';
import { DRAWING_LIMITS, type DrawnPage, drawPdf, type PageRange } from './draw-pdf';
import { findLibreOffice, findMissingFonts, findPoppler, installConverter } from './programs';
import { ProgramFailed, type ProgramLimits } from './run-limited';

export type { DrawnPage };

/** Word documents as PDF, and pages of PDFs as pictures. Its work is done by other processes, with limits. */
export interface Converter {
  /** Are there programs that convert and draw on this machine, and fonts as wide as Word's? */
  canConvert(): boolean;
  /**
   * Makes a PDF of a Word document. Accounts take turns: `accountId` is whose document it is. Throws
   * {@link CannotConvert}.
   */
  toPdf(docx: Buffer, accountId: string): Promise<Buffer>;
  /** Pages of a PDF, from 1 on, in the turn of `accountId`. Throws {@link CannotConvert}. */
  drawPages(pdf: Buffer, pages: PageRange, accountId: string): Promise<DrawnPage[]>;
  close(): void;
}

interface Options {
  /** Path of LibreOffice; the one on the PATH where it is left out. */
  libreOffice: string | undefined;
  /** Install what is missing. */
  installs: boolean;
  log: FastifyBaseLogger;
  /** Others than usual, for a test. */
  limits?: Partial<ProgramLimits>;
  /** Where folders for the work are made. */
  within?: string;
}

/** Each has a processor and memory of its own while it works. */
const AT_ONCE = 2;
const WAITING = 40;
const WAITING_OF_ACCOUNT = 20;
const takeTurns = () =>
  limitConcurrencyByKey({
    max: AT_ONCE,
    maxQueued: WAITING,
    maxQueuedPerKey: WAITING_OF_ACCOUNT,
    onFull: () => new CannotConvert('BUSY'),
    onKeyFull: (queued) => new CannotConvert('ACCOUNT_BUSY', queued),
  });

/** Converts with programs of this machine, started for each document anew: nothing of one is there for the next. */
export function openConverter({
  libreOffice,
  installs,
  log,
  limits = {},
  within = tmpdir(),
}: Options): Converter {
  const ending = new AbortController();
  const running = (usual: ProgramLimits) => ({
    within,
    limits: { ...usual, ...limits },
    signal: ending.signal,
  });
  const converting = takeTurns();
  // Pages that a signer waits for are drawn beside conversions, not behind them.
  const drawing = takeTurns();

  function required<T>(found: T | null): T {
    if (found) return found;
    install();
    throw new CannotConvert('NO_CONVERTER');
  }

  function install(): void {
    if (installs) void installConverter().catch(() => {});
  }

  /** The program that converts, where its pages would be Word's: with other fonts lines break elsewhere, and nobody would know. */
  function findFaithfulLibreOffice(): string | null {
    const program = findLibreOffice(libreOffice);
    const missing = program ? findMissingFonts() : [];
    if (missing.length === 0) return program;
    log.warn({ missing }, 'no conversion without fonts as wide as these');
    return null;
  }

  async function inWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CannotConvert) throw error;
      if (error instanceof Refusal) throw new CannotConvert(error.status === 503 ? 'BUSY' : 'FAILED');
      log.warn({ err: error }, 'conversion failed');
      throw new CannotConvert(error instanceof ProgramFailed ? error.why : 'FAILED');
    }
  }

  return {
    canConvert() {
      const isThere = findFaithfulLibreOffice() !== null && findPoppler() !== null;
      if (!isThere) install();
      return isThere;
    },
    toPdf: (docx, accountId) =>
      inWords(async () => {
        const program = required(findFaithfulLibreOffice());
        return converting(accountId, async () => {
          const clean = await runTask(cleanDocxTask, docx, accountId);
          return convertDocx(clean, program, running(CONVERSION_LIMITS));
        });
      }),
    drawPages: (pdf, pages, accountId) =>
      inWords(async () => {
        const poppler = required(findPoppler());
        return drawing(accountId, () => drawPdf(pdf, pages, poppler, running(DRAWING_LIMITS)));
      }),
    close: () => ending.abort(new CannotConvert('FAILED')),
  };
}
