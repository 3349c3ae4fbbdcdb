import { tmpdir } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { cleanDocxTask } from '../docx';
import { Refusal } from '../refusals/refusal';
import { atMost } from '../turns/at-most';
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
  /** Makes a PDF of a Word document. Throws {@link CannotConvert}. */
  toPdf(docx: Buffer): Promise<Buffer>;
  /** Pages of a PDF, from 1 on. Throws {@link CannotConvert}. */
  drawPages(pdf: Buffer, pages: PageRange): Promise<DrawnPage[]>;
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
const WAITING = 20;
const busy = () => new CannotConvert('BUSY');

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
  const converting = atMost(AT_ONCE, WAITING, busy);
  // Whoever signs waits for pages, not for somebody else's contracts.
  const drawing = atMost(AT_ONCE, WAITING, busy);

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
    toPdf: (docx) =>
      inWords(async () => {
        const program = required(findFaithfulLibreOffice());
        return converting(async () => {
          const clean = Buffer.from(await runTask(cleanDocxTask, docx));
          return convertDocx(clean, program, running(CONVERSION_LIMITS));
        });
      }),
    drawPages: (pdf, pages) =>
      inWords(async () => {
        const poppler = required(findPoppler());
        return drawing(() => drawPdf(pdf, pages, poppler, running(DRAWING_LIMITS)));
      }),
    close: () => ending.abort(new CannotConvert('FAILED')),
  };
}
