import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findProgram } from '@girassol/federation/machine';
import { getCoverPath, proposalCoverNames } from '@girassol/shared-domain';
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
import { createFinishedProposal } from '../../../../test/proposals';
import { reportUntested } from '../../../../test/report-untested';

const buildDir = createBuildWithProposals();
const folder = mkdtempSync(join(tmpdir(), 'girassol-printed-'));
const hasPrograms =
  findChromium(undefined) !== null &&
  ['pdftotext', 'pdftoppm'].every((name) => findProgram(undefined, [name]) !== null);
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

interface PrintedPage {
  text: string;
  /** Share of its height, 0 to 1, on which there is any ink. */
  ink: number;
}

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
  return texts.map((words, index) => ({
    text: words,
    ink: measureInk(readFileSync(join(place, pictures[index] ?? ''))),
  }));
}

/** Measures the share of the rows of a gray picture (PGM) that have ink. */
function measureInk(picture: Buffer): number {
  const [head = '', width = '', height = ''] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 60)) ?? [];
  const rows = Array.from({ length: Number(height) }, (_, row) => {
    const from = head.length + row * Number(width);
    return picture.subarray(from, from + Number(width)).some((gray) => gray <= INK);
  });
  return rows.filter(Boolean).length / rows.length;
}

const isNearEmpty = ({ text, ink }: PrintedPage): boolean =>
  text.replace(/\s/g, '').length < NEAR_EMPTY || ink < NEAR_BLANK;

test('ink is the share of rows that have any, on white and on a pale ground', () => {
  const picture = (inked: number) =>
    Buffer.concat([
      Buffer.from('P5\n2 100\n255\n'),
      Buffer.alloc(inked * 2, 0),
      Buffer.alloc((100 - inked) * 2, 245),
    ]);
  expect([0, 8, 100].map((rows) => measureInk(picture(rows)))).toEqual([0, 0.08, 1]);
});

describeApi(
  'the printed pages of a proposal',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    /** Finishes a proposal with a cover; answers its id outside. */
    async function finished(cover: string, title: string): Promise<string> {
      const { frontId, _id } = await createFinishedProposal(api, api.people.owner, boards.customerId);
      const theme = { primaryColor: '#1f6f54', logoUrl: '', cover };
      await api.query(
        `update proposals set data = data || jsonb_build_object('proposalCustomizationData',
           coalesce(data -> 'proposalCustomizationData', '{}') || $2::jsonb) where id = $1`,
        [_id, JSON.stringify({ theme, title, message: '', hiddenSections: [], roofPicture: '' })],
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
        expect(second).toContain('Sua conta de luz');
        // The table of the months is in one piece.
        const months = pages.find((text) => text.includes('Mês a mês, em kWh'));
        for (const row of [/janeiro/, /dezembro/, /Total do ano/]) expect(months).toMatch(row);
        expect(pages.at(-1)).toContain('O que consideramos no cálculo');
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
