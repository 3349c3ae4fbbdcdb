import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findProgram } from '@girassol/federation/machine';
import { getCoverPath, proposalCoverNames } from '@girassol/shared-domain';
import type { FinancingOffer, ProposalCustomization, ProposalData } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import {
  acceptingPerson,
  createBuildWithProposals,
  readOfferVersionAndHash,
  requestPage,
  sendAcceptance,
} from '../../../../test/final-pages';
import { describeApi } from '../../../../test/harness';
import { createFinishedProposal, repeatForTwelveMonths, sampleConsumption } from '../../../../test/proposals';
import { reportUntested } from '../../../../test/report-untested';

const buildDir = createBuildWithProposals();
const folder = mkdtempSync(join(tmpdir(), 'girassol-printed-'));
const hasPrograms =
  findChromium(undefined) !== null &&
  ['pdftotext', 'pdftoppm', 'pdfinfo'].every((name) => findProgram(undefined, [name]) !== null);
if (!hasPrograms)
  reportUntested('Chromium or Poppler are missing: printed pages of proposals are not tested');
const testPrint = hasPrograms ? test.each : test.skip.each;

afterAll(() => {
  for (const path of [buildDir, folder]) rmSync(path, { recursive: true, force: true });
});

/** Characters of a page that hold less than a paragraph of it. */
const NEAR_EMPTY = 120;

/** Share of the height of a page that the ink of five lines and the foot covers; white between lines is none. */
const NEAR_BLANK = 0.08;
/** Gray values up to this are ink: a pale ground is none. */
const INK = 200;

/** Width of A4 in points. */
const A4_WIDTH = 595;
/** Edges of the text of a page, as shares of its height: margins of 14 mm and 18 mm on A4. */
const [TEXT_TOP, TEXT_BOTTOM] = [14 / 297, 279 / 297];
/** Least share of the text area of a page that is filled: of each but the last, and of the last. */
const [MIN_FILLED, MIN_FILLED_LAST] = [0.58, 0.33];

interface PrintedPage {
  text: string;
  /** Share of its height, 0 to 1, on which there is any ink. */
  ink: number;
  /** Share of its text area, 0 to 1, above the lowest ink. */
  filled: number;
}

/** Content of a proposal beside that of the sample. */
interface PrintedContent {
  customization?: Partial<ProposalCustomization>;
  data?: Partial<ProposalData>;
  financing?: FinancingOffer[];
  units?: number;
  consumption?: Partial<typeof sampleConsumption>;
}

const paragraph =
  'Estudamos o consumo da sua casa e o telhado, e escolhemos um sistema que cobre o ano inteiro com folga para o ar-condicionado do verão.';
const repeatParagraph = (count: number): string => Array<string>(count).fill(paragraph).join('\n\n');

const createOffer = (bank: string): FinancingOffer => ({
  bank,
  insurance: true,
  gracePeriod: 3,
  entry: 1_000,
  entryInstallments: 1,
  finOptId: null,
  fee: 1.49,
  bestChoice: false,
  cost: {
    system: 'PRICE',
    lastInstallmentValue: 420.5,
    totalFinanced: 15_200,
    totalPayment: 21_300,
    releasedToPurchase: 14_700,
    iof: 310.4,
    tariff: 189.6,
    cetYear: 22.9,
    cetMonth: 1.73,
    firstDueDate: '2027-03-10',
    validUntil: '2027-01-31',
  },
  options: [24, 36, 48, 60, 72].map((installments) => ({
    installments,
    value: 900 - installments * 6,
    insuranceValue: 12.3,
  })),
});

const billedForDemand = sampleConsumption.energyBillData.map((unit) => ({
  ...unit,
  billingKind: 'Demanda' as const,
  classification: 'Verde' as const,
  monthlyConsumptionPeak: repeatForTwelveMonths(60),
  kwhPricePeak: 2,
  demand: 90,
  demandTariff: 30,
}));

const createItems = (length: number) =>
  Array.from({ length }, (_, index) => ({
    item: `Componente da instalação ${index + 1}`,
    quantity: index + 2,
    manufacter: 'SolarGroup',
    detail: 'Com fixadores',
  }));

/** Headings of a proposal's page; the line above the foot is none of them. */
const headings = [
  'Sua conta de luz',
  'Geração e consumo',
  'Mês a mês, em kWh',
  'Seu sistema',
  'Também incluído',
  'Retorno do investimento',
  'E se o dinheiro ficasse aplicado?',
  '25 anos, em reais',
  'Para o meio ambiente',
  'Seu investimento',
  'Condições de pagamento',
  'Opções de financiamento',
  'O que consideramos no cálculo',
  'Próximos passos',
  'Aceite pelo celular',
  'Ficou com dúvida?',
  'Prefere aceitar no papel?',
];

const printedContents: Record<string, PrintedContent> = {
  'nothing but the system': {},
  'five units': { units: 5 },
  'financing of one bank': { financing: [createOffer('Banco do Sol')] },
  'financing of four banks, a note and a roof': {
    financing: ['Banco do Sol', 'Cooperativa Luz', 'Banco Aurora', 'Financeira Norte'].map(createOffer),
    customization: { message: repeatParagraph(2), roofPicture: getCoverPath('telhado') },
  },
  'many items and a long closing': {
    data: { additionalItems: createItems(14), aboutTheEquipament: repeatParagraph(4) },
    customization: { closing: repeatParagraph(6) },
  },
  ...Object.fromEntries(
    [1, 2, 4].map((count) => [
      `a closing of ${count} paragraphs`,
      { customization: { closing: repeatParagraph(count) } },
    ]),
  ),
  'sixty items': { data: { additionalItems: createItems(60) } },
  'a unit of group A': { consumption: { tariffModality: 'A', energyBillData: billedForDemand } },
  'fewer sections': { customization: { hiddenSections: ['viability', 'consumption'] } },
  ...Object.fromEntries(
    [1, 3, 5, 7, 9, 12].map((count) => [
      `a note of ${count} paragraphs`,
      { customization: { message: repeatParagraph(count) } },
    ]),
  ),
};

/** Reads the pages of a PDF, as text and as pictures. */
function readPages(pdf: Buffer): PrintedPage[] {
  const place = mkdtempSync(join(folder, 'pdf-'));
  const path = join(place, 'proposta.pdf');
  writeFileSync(path, pdf);
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  execFileSync('pdftoppm', ['-gray', '-r', '36', path, join(place, 'page')]);
  const pictures = readdirSync(place)
    .filter((name) => name.endsWith('.pgm'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const texts = text.split('\f').slice(0, -1);
  expect(pictures).toHaveLength(texts.length);
  return texts.map((words, index) => {
    const rows = findInkedRows(readFileSync(join(place, pictures[index] ?? '')));
    return { text: words, ink: measureInk(rows), filled: measureFilled(rows) };
  });
}

const measureInk = (rows: readonly boolean[]): number => rows.filter(Boolean).length / rows.length;

function measureFilled(rows: readonly boolean[]): number {
  const [top, bottom] = [TEXT_TOP * rows.length, TEXT_BOTTOM * rows.length];
  return (rows.slice(0, Math.floor(bottom)).lastIndexOf(true) + 1 - top) / (bottom - top);
}

/** Finds the rows of a gray picture (PGM) that have ink. */
function findInkedRows(picture: Buffer): boolean[] {
  const [head = '', width = '', height = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 60)) ?? [];
  return Array.from({ length: Number(height) }, (_, row) => {
    const from = head.length + row * Number(width);
    return picture.subarray(from, from + Number(width)).some((gray) => gray <= INK);
  });
}

const isNearEmpty = ({ text, ink }: PrintedPage): boolean =>
  text.replace(/\s/g, '').length < NEAR_EMPTY || ink < NEAR_BLANK;

/** Expects the block with which a proposal ends on paper. */
function expectClosing(page: string | undefined): void {
  for (const heading of ['Próximos passos', 'Ficou com dúvida?']) expect(page).toContain(heading);
}

test('ink is the share of rows that have any, on white and on a pale ground', () => {
  const picture = (inked: number) =>
    Buffer.concat([
      Buffer.from('P5\n2 100\n255\n'),
      Buffer.alloc(inked * 2, 0),
      Buffer.alloc((100 - inked) * 2, 245),
    ]);
  expect([0, 8, 100].map((rows) => measureInk(findInkedRows(picture(rows))))).toEqual([0, 0.08, 1]);
});

test('a page is filled down to its lowest ink; what stands in the margins does not count', () => {
  const rows = Array.from({ length: 297 }, (_, row) => row < 146 || row > 280);
  expect(measureFilled(rows)).toBeCloseTo((146 - 14) / 265);
});

describeApi(
  'the printed pages of a proposal',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    /** Finishes a proposal with a cover; answers its id outside. */
    async function finished(
      cover: string,
      title: string,
      { customization = {}, data = {}, financing = [], units = 1, consumption = {} }: PrintedContent = {},
    ): Promise<string> {
      const energyBillData = sampleConsumption.energyBillData.flatMap((unit) =>
        Array.from({ length: units }, (_, index) => ({
          ...unit,
          ucName: `Unidade ${index + 1}`,
          ucType: index === 0 ? unit.ucType : ('Autoconsumo Remoto' as const),
          publicLighting: 12 + index,
        })),
      );
      const { frontId, _id } = await createFinishedProposal(
        api,
        api.people.owner,
        boards.customerId,
        units > 1 ? { energyBillData } : consumption,
      );
      const theme = { primaryColor: '#1f6f54', logoUrl: '', cover };
      await api.query(
        `update proposals set data = data || $3::jsonb || jsonb_build_object(
           'proposalCustomizationData', coalesce(data -> 'proposalCustomizationData', '{}') || $2::jsonb,
           'revenueData', (data -> 'revenueData') || jsonb_build_object('financing', $4::jsonb)) where id = $1`,
        [
          _id,
          JSON.stringify({
            theme,
            title,
            message: '',
            hiddenSections: [],
            roofPicture: '',
            ...customization,
          }),
          JSON.stringify(data),
          JSON.stringify(financing),
        ],
      );
      return frontId;
    }

    async function readPdf(frontId: string): Promise<PrintedPage[]> {
      const answer = await requestPage(api, `/proposta/final/pdf/${frontId}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      return readPages(answer.rawPayload);
    }

    /** Prints the page as a customer sees it, as their browser would. */
    async function printPage(frontId: string): Promise<PrintedPage[]> {
      const { body, headers } = await requestPage(api, `/proposta/final/${frontId}`);
      expect(body).toContain('Confirmar o aceite</button>');
      const job = {
        html: body,
        contentSecurityPolicy: String(headers['content-security-policy']),
        footer: '<span></span>',
        async fileAt(url: string) {
          const file = await requestPage(api, url);
          return { contentType: String(file.headers['content-type']), content: file.rawPayload };
        },
      };
      return readPages(await api.app.printer.print(job, api.people.owner.accountId));
    }

    const long = 'Energia solar para a sua casa, a sua oficina e o carro elétrico que vem depois';
    testPrint(
      ['', ...proposalCoverNames.map(getCoverPath)].flatMap((cover) => [
        [cover, ''],
        [cover, long],
      ]),
    )(
      'with the cover "%s" and the title "%s": no page is near-empty, totals stand once, and what was accepted is in one piece',
      async (cover, title) => {
        const frontId = await finished(cover, title);
        await sendAcceptance(api, frontId, {
          ...acceptingPerson,
          ...(await readOfferVersionAndHash(api, frontId)),
        });
        const printedPages = await readPdf(frontId);
        expect(printedPages.length).toBeGreaterThanOrEqual(4);
        expect(printedPages.length).toBeLessThanOrEqual(8);
        expect(printedPages.filter(isNearEmpty)).toEqual([]);
        const pages = printedPages.map(({ text }) => text);
        const [first = '', second = ''] = pages;
        expect(first).toContain('Maria da Conceição');
        expect(first).toContain('Feita em');
        // The first page sums it up: the price, and what it brings.
        expect(first.replace(/\s+/g, ' ')).toContain('de investimento');
        expect(second).toContain('Sua conta de luz');
        // The table of the months is in one piece.
        const months = pages.find((text) => text.includes('Mês a mês, em kWh'));
        for (const row of [/janeiro/, /dezembro/, /Total do ano/]) expect(months).toMatch(row);
        expectClosing(pages.at(-1));
        const whole = pages.join('\n');
        expect(whole.match(/Total do ano/g)).toHaveLength(1);
        expect(whole.match(/Média por mês +\d/g)).toHaveLength(1);
        const accepted = pages.filter((text) => text.includes('Proposta aceita'));
        expect(accepted).toHaveLength(1);
        expect(accepted[0]?.replace(/\s+/g, ' ')).toContain('foi avisada e entrará em contato');
        expect(whole).not.toContain('Aceite esta proposta em');
        // The figures of the return stand on the page of its heading.
        const heading = pages.find((text) => text.includes('Retorno do investimento'));
        for (const figure of ['TIR', 'VPL', 'LCOE']) expect(heading).toContain(figure);
      },
      TEST_TIMEOUTS_MS.process,
    );

    testPrint(Object.entries(printedContents))(
      'with %s: every page is more than half full, the last has the whole closing, and no heading stands alone',
      async (_, content) => {
        const [cover, ...pages] = await readPdf(await finished('', '', content));
        expect(cover?.text).toContain('Maria da Conceição');
        const filled = pages.map((page) => page.filled);
        expect(filled.slice(0, -1).filter((share) => share < MIN_FILLED)).toEqual([]);
        expect(filled.at(-1)).toBeGreaterThanOrEqual(MIN_FILLED_LAST);
        expectClosing(pages.at(-1)?.text);
        // The closing is in one piece, also where a text stands before it.
        expect(pages.filter(({ text }) => text.includes('Próximos passos'))).toEqual([pages.at(-1)]);
        expect(pages.at(-1)?.text).toContain('Prefere aceitar no papel?');
        const lastLines = pages.map(({ text }) => text.trim().split('\n').slice(-2)[0]?.trim());
        for (const heading of headings) expect(lastLines).not.toContain(heading);
        // The assumptions are in one piece, which ends with the emissions.
        const assumptions = pages.find(({ text }) => text.includes('O que consideramos no cálculo'));
        expect(assumptions?.text).toContain('Primeiro ano do estudo');
        // The summary of a system does not part from what it is made of.
        const system = pages.find(({ text }) => text.includes('Seu sistema'));
        expect(system?.text).toMatch(/\d+ × +Módulo /);
      },
      TEST_TIMEOUTS_MS.process,
    );

    (hasPrograms ? test : test.skip)(
      'a proposal without texts and financing takes four pages, all of them well filled',
      async () => {
        const [, ...pages] = await readPdf(await finished('', ''));
        expect(pages).toHaveLength(3);
        expect(pages.filter(({ filled }) => filled < 0.8)).toEqual([]);
      },
      TEST_TIMEOUTS_MS.process,
    );

    (hasPrograms ? test : test.skip)(
      'a PDF is named by proposal and customer, and its charts take the width of the page',
      async () => {
        const frontId = await finished('', '');
        const { rawPayload } = await requestPage(api, `/proposta/final/pdf/${frontId}`);
        const path = join(folder, 'named.pdf');
        writeFileSync(path, rawPayload);
        const facts = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
        expect(facts).toMatch(/^Title: +Proposta \d{5} - Maria da Conceição$/m);
        const words = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
        const locate = (word: string) => {
          const [, left, top, bottom] =
            new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)">${word}<`).exec(
              words,
            ) ?? [];
          return { left: Number(left), height: Number(bottom) - Number(top) };
        };
        expect(locate('dez').left - locate('jan').left).toBeGreaterThan(A4_WIDTH * 0.65);
        expect(locate('jan').height).toBeGreaterThan(8);
      },
      TEST_TIMEOUTS_MS.process,
    );

    testPrint([
      ['as a PDF', readPdf, 1],
      ['from its page', printPage, 0],
    ] as const)(
      'one that nobody took yet is printed %s without the form, and leaves no page near-empty',
      async (_, print, addresses) => {
        const pages = await print(await finished('', long));
        expect(pages.length).toBeGreaterThanOrEqual(4);
        expect(pages.length).toBeLessThanOrEqual(8);
        expect(pages.filter(isNearEmpty)).toEqual([]);
        const whole = pages.map(({ text }) => text).join('\n');
        expect(whole).toContain('Feita em');
        expect(whole).not.toMatch(/Proposta aceita|Aceitar|Nome completo|CPF ou CNPJ/);
        expect(whole.match(/Aceite esta proposta em/g) ?? []).toHaveLength(addresses);
      },
      TEST_TIMEOUTS_MS.process,
    );
  },
  { BUILD_DIR: buildDir },
);
