import type { RequestBody } from '@girassol/shared-domain/contract';
import {
  type ExportKind,
  exportKinds,
  getBoardImportType,
  getExportColumns,
} from '@girassol/shared-domain/exports';
import { computeWrittenRecordCounts } from '@girassol/shared-domain/imports';
import PizZip from 'pizzip';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient, type ExportedFile } from '../../../test/exports';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';
import { createFinishedProposal } from '../../../test/proposals';

const LETTER = /SUBTOTAL\(109,([A-Z]+)2:[A-Z]+\d+\)<\/f><v>([^<]+)/g;

/** Reads the sums below the columns of a sheet, by the texts of its first row. */
function readSums({ bytes }: ExportedFile): Record<string, number> {
  const parts = new PizZip(bytes);
  const getText = (name: string) => parts.file(`xl/${name}`)?.asText() ?? '';
  const sheet = getText('worksheets/sheet1.xml');
  const texts = [...getText('sharedStrings.xml').matchAll(/<t[^>]{0,100}>([^<]*)/g)].map(([, text]) => text);
  const top = sheet.slice(sheet.indexOf('<row'), sheet.indexOf('</row>'));
  const headers = [...top.matchAll(/<v>(\d+)</g)].map(([, index]) => texts[Number(index)]);
  const found = [...sheet.matchAll(LETTER)].map(([, letters = '', sum]) => {
    const column = [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0);
    return [headers[column - 1], Number(sum)];
  });
  return Object.fromEntries(found);
}

/** Which kinds have sums below them; each of those is held against its list below. */
const tested: Record<ExportKind, 'sums' | 'none'> = {
  customers: 'none',
  board: 'sums',
  finished: 'sums',
  data: 'none',
  proposals: 'sums',
  kits: 'none',
  modules: 'none',
  inverters: 'none',
  equipaments: 'none',
  histories: 'none',
  'import-history': 'sums',
  'import-errors': 'none',
};

test.each(exportKinds.filter((kind) => tested[kind] === 'none'))('%s has no sums below it', (kind) => {
  expect(getExportColumns(kind, 'SALES').filter(({ hasSum }) => hasSum)).toEqual([]);
});

describeApi('the sums below an export', (api) => {
  const { exported } = createExportTestClient(api);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor } = api.people;
    const end = (id: string, status: string, day: string, confirmedCents: number | null) =>
      api.query(
        `update sales set status = $2, finished_date = $3, closed_at = $3::date + interval '15 hours',
          confirmed_amount_cents = $4 where id = $1`,
        [id, status, day, confirmedCents],
      );
    await boards.addItem(owner, { name: 'Sítio', amount: 1_000.5, power: 5.5 });
    await boards.addItem(vendor, { name: 'Galpão', amount: 300.1, power: 1 });
    const won = await boards.addItem(owner, { name: 'Vendida por menos', amount: 800, power: 3 });
    await end(won._id, 'CLOSED', '2026-03-31', 75_050);
    const more = await boards.addItem(owner, { name: 'Vendida por mais', amount: 0, power: 2.2 });
    await end(more._id, 'CLOSED', '2026-04-01', 1_234_567);
    const lost = await boards.addItem(vendor, { name: 'Perdida', amount: 70 });
    await end(lost._id, 'LOST', '2026-04-15', null);
  });

  type Wish = RequestBody<'POST /exports/new/:userId'>;
  const sums = async (wish: Wish) => readSums(await exported(api.people.owner, wish));
  const finishedList = async (filters: object) =>
    (
      await api.call('POST /sales/finished/filtered/:multiplier', {
        as: api.people.owner,
        params: { multiplier: 1 },
        body: { type: 'SALES', fetchId: api.people.owner.accountId, ...filters },
      })
    ).totals;

  test.each([
    { what: 'all', filters: {} },
    { what: 'won', filters: { status: 'CLOSED' } },
    { what: 'lost', filters: { status: 'LOST' } },
    {
      what: 'of April',
      filters: { filter1Active: true, filter1Value: { start: '2026-04-01', end: '2026-04-30' } },
    },
    { what: 'found', filters: { searchValue: 'por menos' } },
  ] as const)('[exports-002] finished items ($what) sum to their list', async ({ filters }) => {
    const { amount, power } = await finishedList(filters);
    expect(amount).toBeGreaterThan(0);
    expect(await sums({ kind: 'finished', filters: { type: 'SALES', ...filters } })).toEqual({
      'Valor final': amount,
    });
    const columns = ['nome_negocio', 'potencia_kwp', 'valor_negocio', 'valor_confirmado', 'valor_final'];
    expect(await sums({ kind: 'finished', filters: { type: 'SALES', ...filters }, columns })).toEqual({
      'Potência do sistema (kWp)': power,
      'Valor final': amount,
    });
  });

  test('[exports-002] a board sums to its columns', async () => {
    const { owner } = api.people;
    const { totals } = await api.call('POST /kanbans/single/:id', {
      as: owner,
      params: { id: owner.accountId },
      body: { type: 'SALES' },
    });
    const amount = Object.values(totals).reduce((sum, column) => sum + column.amount, 0);
    expect(await sums({ kind: 'board', filters: { type: 'SALES' } })).toEqual({ 'Valor do negócio': amount });
  });

  test('[exports-002] a board with what left it sums to the board and the list of finished items', async () => {
    const { amount } = await finishedList({});
    expect(
      await sums({
        kind: 'board',
        filters: { type: 'SALES', status: ['IN_PROGRESS', 'CLOSED', 'LOST'] },
      }),
    ).toEqual({ 'Valor final': Math.round((amount + 1_300.6) * 100) / 100 });
  });

  test('the figures of a board are those of their page', async () => {
    const { owner } = api.people;
    const period = { start: '2026-03-01', end: '2026-04-30' };
    const data = await api.call('POST /sales/data/:fetchId', {
      as: owner,
      params: { fetchId: owner.accountId },
      body: { type: 'SALES', ...period },
    });
    const { rows } = await exported(owner, { kind: 'data', filters: { type: 'SALES', ...period } });
    expect(rows.find(({ Grupo }) => Grupo === 'Todo o período')).toMatchObject({
      'Finalizados: valor': data.won.amount,
      'Perdidos: valor': data.lost.amount,
      'Em aberto: valor': data.open.amount,
    });
    expect(data.won.amount).toBe(13_096.17);
  });

  test('[exports-002] proposals sum to their list', async () => {
    const { owner } = api.people;
    await createFinishedProposal(api, owner, boards.customerId);
    await createFinishedProposal(api, owner, boards.customerId);
    const { totals } = await api.call('POST /proposals/filtered/:userId/:multiplier', {
      as: owner,
      params: { userId: owner.accountId, multiplier: 1 },
      body: {},
    });
    expect(await sums({ kind: 'proposals', filters: {} })).toEqual({
      'Potência (kWp)': totals.power,
      'Preço final': totals.finalPrice,
    });
    expect(totals.finalPrice).toBe(29_400);
  });

  test('imports sum to their list', async () => {
    const { owner } = api.people;
    const { imported } = createImportTestClient(api);
    await imported('Nome;Telefone\nAna Lima;47999990001\nBia Reis;47999990002\n');
    await imported('Nome;Telefone\nCaio Melo;47999990003\nSem Telefone Certo;12\n');
    const { imports } = await api.call('GET /imports/user/:userId/:multiplier', {
      as: owner,
      params: { userId: owner.userId, multiplier: 1 },
    });
    const all = (count: (one: (typeof imports)[number]) => number) =>
      imports.reduce((sum, one) => sum + count(one), 0);
    expect(await sums({ kind: 'import-history', filters: {} })).toEqual({
      Linhas: all(({ rows }) => rows),
      Criados: all(({ counts }) => computeWrittenRecordCounts(counts).created),
      Atualizados: all(({ counts }) => computeWrittenRecordCounts(counts).updated),
      'Sem mudança': all(({ counts }) => counts.same ?? 0),
      'Deixados de fora': all(({ counts }) => counts.skipped ?? 0),
      'Com problema': all(({ counts }) => counts.faulty),
      Desfeitos: all(({ counts }) => counts.undone ?? 0),
    });
    expect(all(({ rows }) => rows)).toBe(4);
  });

  test.each(['PRE_SALES', 'AFTER_SALES'] as const)(
    "[exports-002] %s: cents and powers of one person's finished items sum without a remainder",
    async (type) => {
      const { owner, vendor } = api.people;
      for (const [index, value] of [0.1, 0.2, 1_234.56, 0.07].entries()) {
        const { _id } = await boards.addItem(owner, {
          type,
          name: `Zé ${index}`,
          amount: value,
          power: value,
        });
        await api.query(
          `update sales set status = 'CLOSED', finished_date = '2026-05-01', closed_at = '2026-05-01 15:00',
            confirmed_amount_cents = amount_cents + 33, owner_id = $2 where id = $1`,
          [_id, index < 3 ? vendor.userId : owner.userId],
        );
      }
      const filters = { type, fetchId: vendor.userId, searchValue: 'Zé' };
      const { amount, power } = await finishedList(filters);
      const columns = [`nome_${getBoardImportType(type).suffix}`, 'potencia_kwp', 'valor_final'];
      expect([amount, power]).toEqual([1_235.85, 1_234.86]);
      expect(await sums({ kind: 'finished', filters, columns })).toEqual({
        'Potência do sistema (kWp)': power,
        'Valor final': amount,
      });
    },
  );
});
