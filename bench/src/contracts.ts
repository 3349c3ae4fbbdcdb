import { readdirSync, readFileSync } from 'node:fs';
import { type Converter, openConverter } from '@girassol/api/src/platform/conversion';
import { openSealer, verifySealed } from '@girassol/api/src/platform/sealing';
import {
  brackets,
  contractFamilies,
  sampleData,
  type WordBlock,
  wordDocument,
} from '@girassol/shared-domain/templates';
import { fillTemplate } from '@girassol/shared-templates/word';
import { pino } from 'pino';
import { type Figure, record } from './lib/results';
import { newPlace, openPlace } from './lib/server';
import { median, ms, percentile } from './lib/statistics';

// A contract of nine pages on its way: filled, turned into a PDF, drawn, sealed, verified. Its list is `bench signatures`.
//   pnpm bench contracts

/** Whose turn the work takes. */
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
    (_, index): WordBlock => ({
      kind: 'text',
      text: `${index + 1}. [[cliente_nome]] e [[empresa_nome]] acertam esta cláusula na forma da lei.`,
    }),
  );
  return Buffer.from(wordDocument([{ kind: 'title', text: 'Contrato de venda' }, ...clauses]));
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

const atMost = (what: string, times: number[], target: number): Figure => ({
  what,
  measured: `${ms(median(times))} (p95 ${ms(percentile(times, 0.95))})`,
  target: `< ${ms(target)}`,
  met: median(times) < target,
});

/** The most memory that a converter has had, looked at while it works. */
async function watched<T>(work: () => Promise<T>): Promise<{ last: T; megabytes: number }> {
  let most = 0;
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      most = Math.max(most, peakOf(pid));
  };
  const timer = setInterval(look, 20);
  try {
    return { last: await work(), megabytes: Math.round(most / 1024) };
  } finally {
    clearInterval(timer);
  }
}

/** Kilobytes; of anything else than a converter none. */
function peakOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s+soffice.bin$/m.test(status) ? Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) : 0;
  } catch {
    return 0;
  }
}

async function conversionFigures(
  converter: Converter,
  docx: Buffer,
): Promise<{ figures: Figure[]; pdf: Buffer }> {
  const one = await timed(7, () => converter.toPdf(docx, ACCOUNT));
  const two = await timed(3, () =>
    Promise.all([converter.toPdf(docx, ACCOUNT), converter.toPdf(docx, ACCOUNT)]),
  );
  const { last: pdf, megabytes } = await watched(() => converter.toPdf(docx, ACCOUNT));
  const drawn = await timed(3, () => converter.drawPages(pdf, { from: 1, to: PAGES, width: 1_000 }, ACCOUNT));
  return {
    pdf,
    figures: [
      atMost(`${drawn.last.length} pages converted`, one.times, CONVERT_MS),
      { what: 'two at once, both there', measured: ms(median(two.times)), target: '' },
      {
        what: 'memory of the converter',
        measured: `${megabytes} MB`,
        target: `< ${CONVERT_MB} MB`,
        met: megabytes < CONVERT_MB,
      },
      { what: `${drawn.last.length} pages drawn`, measured: ms(median(drawn.times)), target: '' },
    ],
  };
}

async function sealFigures(original: Buffer, evidence: Buffer): Promise<Figure[]> {
  const place = await newPlace('PGlite');
  const database = await openPlace(place);
  try {
    const sealer = await openSealer({ database, secret: undefined, pfx: undefined, log });
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
    const verified = await timed(50, () => verifySealed(sealed.last));
    return [
      atMost('sealed', sealed.times, SEAL_MS),
      atMost('verified', verified.times, VERIFY_MS),
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

const converter = openConverter({ libreOffice: process.env.LIBREOFFICE_PATH, installs: false, log });
const source = template();
const data = sampleData(contractFamilies);
const filled = await timed(30, () => Buffer.from(fillTemplate(source, data, brackets)));
const { figures, pdf } = await conversionFigures(converter, filled.last);
const evidence = await converter.toPdf(
  Buffer.from(wordDocument([{ kind: 'title', text: 'Evidências' }])),
  ACCOUNT,
);
record('contracts', [
  atMost('filled', filled.times, FILL_MS),
  ...figures,
  ...(await sealFigures(pdf, evidence)),
]);
converter.close();
process.exit();
