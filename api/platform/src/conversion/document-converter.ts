import { tmpdir } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { cleanDocxTask } from '../docx';
import { Refusal } from '../refusals/refusal';
import { limitConcurrencyFairly } from '../turns/by-key';
import { runUntrustedTask } from '../untrusted';
import { ConversionError } from './conversion-error';
import { CONVERSION_LIMITS, convertDocx } from './convert-docx';
import { type DrawnPage, drawPdfPages, type PageDrawingOptions, PDF_DRAWING_LIMITS } from './draw-pdf';
import { findLibreOffice, findMissingFonts, findPoppler, installConverter } from './programs';
import { ProgramFailedError, type ProgramLimits } from './run-limited';

export type { DrawnPage };

/**
 * Converter of Word documents to PDF and of PDF pages to pictures. Separate processes do the work, with
 * limits of time and memory.
 */
export interface DocumentConverter {
  /** Are there programs that convert and draw on this machine, and fonts as wide as Word's? */
  canConvert(): boolean;
  /**
   * Makes a PDF of a Word document. Accounts take turns: `accountId` is whose document it is. Throws
   * {@link ConversionError}.
   */
  toPdf(docx: Buffer, accountId: string): Promise<Buffer>;
  /** Pages of a PDF, from 1 on, in the turn of `accountId`. Throws {@link ConversionError}. */
  drawPages(pdf: Buffer, pages: PageDrawingOptions, accountId: string): Promise<DrawnPage[]>;
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
  /** Another installation than Debian's, for a test. */
  install?: () => Promise<void>;
  /** Folder in which working folders are created. */
  within?: string;
}

/** Two of one account, and one more for whoever else comes. Each has memory of its own while it works. */
const AT_ONCE = 3;
const AT_ONCE_OF_ACCOUNT = 2;
const WAITING = 40;
const WAITING_OF_ACCOUNT = 20;
const takeTurns = (name: string) =>
  limitConcurrencyFairly({
    name,
    max: AT_ONCE,
    maxPerKey: AT_ONCE_OF_ACCOUNT,
    maxQueued: WAITING,
    maxQueuedPerKey: WAITING_OF_ACCOUNT,
    onFull: () => new ConversionError('BUSY'),
    onKeyFull: (queued) => new ConversionError('ACCOUNT_BUSY', queued),
  });

/**
 * Creates a document converter. It starts a fresh process of each converting program for every document, so that no
 * document can see data of another.
 */
export function createDocumentConverter({
  libreOffice,
  installs,
  log,
  limits = {},
  install = installConverter,
  within = tmpdir(),
}: Options): DocumentConverter {
  const ending = new AbortController();
  let installation: 'NONE' | 'RUNNING' | 'ENDED' = 'NONE';
  const running = (usual: ProgramLimits) => ({
    within,
    limits: { ...usual, ...limits },
    signal: ending.signal,
  });
  const converting = takeTurns('word-conversions');
  // Pages that a signer waits for are drawn beside conversions, not behind them.
  const drawing = takeTurns('pdf-pages');

  function required<T>(found: T | null): T {
    // Its programs are found before all of their files are, and fail until then.
    if (found && installation !== 'RUNNING') return found;
    startInstallation();
    throw new ConversionError(installation === 'RUNNING' ? 'PREPARING' : 'NO_CONVERTER');
  }

  /** Once: where it fails, it fails again. */
  function startInstallation(): void {
    if (!installs || installation !== 'NONE') return;
    installation = 'RUNNING';
    const end = () => {
      installation = 'ENDED';
    };
    install().then(end, end);
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
      if (error instanceof ConversionError) throw error;
      if (error instanceof Refusal) throw new ConversionError(error.status === 503 ? 'BUSY' : 'FAILED');
      log.warn({ err: error }, 'conversion failed');
      throw new ConversionError(error instanceof ProgramFailedError ? error.why : 'FAILED');
    }
  }

  return {
    canConvert() {
      const isThere = findFaithfulLibreOffice() !== null && findPoppler() !== null;
      if (!isThere) startInstallation();
      return isThere && installation !== 'RUNNING';
    },
    toPdf: (docx, accountId) =>
      inWords(async () => {
        const program = required(findFaithfulLibreOffice());
        return converting(accountId, async () => {
          const { content } = await runUntrustedTask(cleanDocxTask, docx, accountId);
          return convertDocx(content, program, running(CONVERSION_LIMITS));
        });
      }),
    drawPages: (pdf, pages, accountId) =>
      inWords(async () => {
        const poppler = required(findPoppler());
        return drawing(accountId, () => drawPdfPages(pdf, pages, poppler, running(PDF_DRAWING_LIMITS)));
      }),
    close: () => ending.abort(new ConversionError('FAILED')),
  };
}
