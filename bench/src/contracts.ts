import { readdirSync, readFileSync } from 'node:fs';
import { createDocumentConverter, type DocumentConverter } from '@girassol/api-platform/conversion';
import { createSealer, verifySeal } from '@girassol/api-platform/sealing';
import {
  bracketDelimiters,
  buildSampleData,
  buildWordDocument,
  contractTagFamilies,
  type WordDocumentBlock,
} from '@girassol/shared-domain/templates';
import { fillTemplate } from '@girassol/shared-templates/word';
import { pino } from 'pino';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { createServerWorkspace, openWorkspaceDatabase } from './lib/server';
import { computeMedian, computePercentile, formatMs } from './lib/statistics';

// A contract of nine pages on its way: filled, turned into a PDF, drawn, sealed, verified. Its list is `bench signatures`.
//   pnpm bench contracts

/** Account id that the conversions are queued under. */
const ACCOUNT = 'bench';
const PAGES = 9;
const CLAUSES_ON_A_PAGE = 34;
const FILL_MS = 100;
const CONVERT_MS = 3_000;
const CONVERT_MB = 260;
const SEAL_MS = 250;
const VERIFY_MS = 50;

const log = pino({ level: 'warn' });

/** Clauses with tags in them, as many as fill the pages. */
function template(): Buffer {
  const clauses = Array.from(
    { length: PAGES * CLAUSES_ON_A_PAGE },
    (_, index): WordDocumentBlock => ({
      kind: 'text',
      text: `${index + 1}. [[cliente_nome]] e [[empresa_nome]] acertam esta cláusula na forma da lei.`,
    }),
  );
  return Buffer.from(buildWordDocument([{ kind: 'title', text: 'Contrato de venda' }, ...clauses]));
}

async function timed<T>(runs: number, work: () => Promise<T> | T): Promise<{ times: number[]; last: T }> {
  const times: number[] = [];
  let last = await work();
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    last = await work();
    times.push(performance.now() - started);
  }
  return { times, last };
}

const createTimeFigure = (what: string, times: number[], target: number): MeasuredFigure => ({
  what,
  measured: `${formatMs(computeMedian(times))} (p95 ${formatMs(computePercentile(times, 0.95))})`,
  target: `< ${formatMs(target)}`,
  met: computeMedian(times) < target,
});

/** The most memory that a converter has had, looked at while it works. */
async function measurePeakMemory<T>(work: () => Promise<T>): Promise<{ last: T; megabytes: number }> {
  let most = 0;
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      most = Math.max(most, readPeakKilobytes(pid));
  };
  const timer = setInterval(look, 20);
  try {
    return { last: await work(), megabytes: Math.round(most / 1024) };
  } finally {
    clearInterval(timer);
  }
}

/** Returns the peak memory of a LibreOffice process in kilobytes; 0 for any other process. */
function readPeakKilobytes(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s+soffice.bin$/m.test(status) ? Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) : 0;
  } catch {
    return 0;
  }
}

async function conversionFigures(
  converter: DocumentConverter,
  docx: Buffer,
): Promise<{ figures: MeasuredFigure[]; pdf: Buffer }> {
  const one = await timed(7, () => converter.toPdf(docx, ACCOUNT));
  const two = await timed(3, () =>
    Promise.all([converter.toPdf(docx, ACCOUNT), converter.toPdf(docx, ACCOUNT)]),
  );
  const { last: pdf, megabytes } = await measurePeakMemory(() => converter.toPdf(docx, ACCOUNT));
  const drawn = await timed(3, () => converter.drawPages(pdf, { from: 1, to: PAGES, width: 1_000 }, ACCOUNT));
  return {
    pdf,
    figures: [
      createTimeFigure(`${drawn.last.length} pages converted`, one.times, CONVERT_MS),
      { what: 'two at once, both there', measured: formatMs(computeMedian(two.times)), target: '' },
      {
        what: 'memory of the converter',
        measured: `${megabytes} MB`,
        target: `< ${CONVERT_MB} MB`,
        met: megabytes < CONVERT_MB,
      },
      {
        what: `${drawn.last.length} pages drawn`,
        measured: formatMs(computeMedian(drawn.times)),
        target: '',
      },
    ],
  };
}

async function sealFigures(original: Buffer, evidence: Buffer): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PGlite');
  const database = await openWorkspaceDatabase(place);
  try {
    const sealer = await createSealer({ database, secret: undefined, pfx: undefined, log });
    const sealing = {
      original,
      evidence,
      attachments: [
        { name: 'evidencias.json', contentType: 'application/json', content: Buffer.alloc(20_000, '{}') },
      ],
      foot: 'Código GRS-7K2M-9QXA-3TVB · girassol.test/verificar',
      reason: 'Documento assinado eletronicamente por 2 pessoas',
    };
    const sealed = await timed(20, () => sealer.seal(sealing, ACCOUNT));
    const verified = await timed(50, () => verifySeal(sealed.last));
    return [
      createTimeFigure('sealed', sealed.times, SEAL_MS),
      createTimeFigure('verified', verified.times, VERIFY_MS),
      {
        what: 'begins with what was signed, and its seal holds',
        measured: String(verified.last.isIntact && verified.last.originalBytes === original.length),
        target: 'true',
        met: verified.last.isIntact,
      },
    ];
  } finally {
    await database.close();
    await place.remove();
  }
}

const converter = createDocumentConverter({
  libreOffice: process.env.LIBREOFFICE_PATH,
  installs: false,
  log,
});
const source = template();
const data = buildSampleData(contractTagFamilies);
const filled = await timed(30, () => Buffer.from(fillTemplate(source, data, bracketDelimiters)));
const { figures, pdf } = await conversionFigures(converter, filled.last);
const evidence = await converter.toPdf(
  Buffer.from(buildWordDocument([{ kind: 'title', text: 'Evidências' }])),
  ACCOUNT,
);
recordFigures('contracts', [
  createTimeFigure('filled', filled.times, FILL_MS),
  ...figures,
  ...(await sealFigures(pdf, evidence)),
]);
converter.close();
process.exit();
