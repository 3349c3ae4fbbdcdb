import { buildTestSession, type FakeRoutes, replyRefused } from '@girassol/shared-auth/testing';
import { DAY_MS } from '@girassol/shared-domain';
import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IMPORT_HISTORY_PATH, mappingPath, resultPath, uploadPath } from '../addresses/imports';
import { buildFault, buildRow } from '../testing/create-fake-row-server.testing';
import { buildCounts, buildImport } from '../testing/import.testing';
import { openPage } from '../testing/open-page.testing';
import ResultPage from './ResultPage';

const ONE = 'GET /imports/single/:userId/:importId';
const ROWS = 'GET /imports/rows/:userId/:importId';
const FAULTS = 'GET /imports/faults/:userId/:importId';
const { _id } = buildImport();
const user = userEvent.setup();

beforeEach(() => jest.replaceProperty(window, 'innerWidth', 1_200));
afterEach(() => jest.restoreAllMocks());

async function open(changes: Partial<ImportRecord>, routes: FakeRoutes = {}, session = buildTestSession()) {
  const record = buildImport({ state: 'DONE', startedTimestamp: Date.now(), ...changes });
  const server = openPage(<ResultPage />, {
    at: resultPath(_id),
    pattern: '/importacoes/resultado/:importId',
    session,
    routes: {
      [ONE]: { import: record },
      [ROWS]: { rows: [], total: 0 },
      [FAULTS]: { faults: [] },
      ...routes,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { server, record };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();
const figures = () =>
  within(screen.getByRole('list', { name: 'Linhas por resultado' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what became of it', () => {
  test('file, type, who, state and the counts of rows are told', async () => {
    await open({ counts: buildCounts({ created: 1_200, updated: 3, same: 2, skipped: 4, faulty: 5 }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Importação de clientes');
    expect(screen.getByText(/clientes\.csv · Ana Souza/)).toBeVisible();
    expect(screen.getByText('Concluída')).toBeVisible();
    expect(figures()).toEqual([
      '1.200 criados',
      '3 atualizados',
      '2 sem mudança',
      '4 pulados',
      '5 com problema',
    ]);
  });

  test.each([
    ['customer', '/clientes/lista/'],
    ['module', '/modulos/lista'],
    ['sales', '/vendas/'],
  ] as const)('what was written is one press away: %s', async (importType, path) => {
    await open({ importType, counts: buildCounts({ created: 3 }) });
    const link = screen.getByRole('link', { name: `Ver ${importTypeNouns[importType].many}` });
    expect(link.getAttribute('href')).toContain(path);
  });

  test.each([
    ['nothing was written', { counts: buildCounts({ faulty: 2 }) }],
    ['it was taken back', { state: 'UNDONE', counts: buildCounts({ undone: 3, created: 3 }) }],
  ] satisfies [string, Partial<ImportRecord>][])('no list is offered: %s', async (_, changes) => {
    await open(changes);
    expect(screen.queryByRole('link', { name: 'Ver clientes' })).toBeNull();
  });

  test('mended rows that were not written yet are not called created', async () => {
    await open({ counts: buildCounts({ created: 10, updated: 2, ready: 3 }) });
    expect(figures()).toEqual(['9 gravados', '3 prontos, ainda não gravados', '0 com problema']);
    expect(button('Importar as 3 corrigidas')).toBeEnabled();
  });

  test('one that does not exist says so', async () => {
    openPage(<ResultPage />, {
      at: resultPath(_id),
      pattern: '/importacoes/resultado/:importId',
      routes: { [ONE]: replyRefused(404, { message: 'Esta importação não existe mais.' }) },
    });
    expect(await screen.findByText('Esta importação não existe mais.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as importações' })).toHaveAttribute(
      'href',
      IMPORT_HISTORY_PATH,
    );
  });

  test('why it stopped and who may be there twice is told', async () => {
    await open({ state: 'FAILED', problem: 'A importação parou antes do fim.', lookalikes: 2 });
    expect(screen.getByRole('alert')).toHaveTextContent('A importação parou antes do fim.');
    expect(screen.getByText(/2 clientes com o mesmo e-mail ou telefone/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver os clientes' })).toHaveAttribute(
      'href',
      `/clientes/lista/${buildTestSession().userId}`,
    );
  });

  test('rows that are no longer kept are not offered', async () => {
    await open({ hasRows: false, undoUntil: null, counts: buildCounts({ created: 5, faulty: 2 }) });
    expect(screen.getByText(/não são mais guardadas/)).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
    noButton('Baixar linhas com problema');
  });
});

test('the first tab with something in it is open, and is looked for again once the import went on', async () => {
  const { server, record } = await open({ state: 'CHECKED', counts: buildCounts({ faulty: 2, ready: 3 }) });
  const isOpen = (name: RegExp) => expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
  isOpen(/Problemas/);
  const done = { ...record, state: 'DONE' as const, counts: buildCounts({ created: 5 }) };
  server.answer({ [ONE]: { import: done } });
  server.emit({ kind: 'import-changed', import: _id, by: null });
  await waitFor(() => isOpen(/Todos/));
  await user.click(screen.getByRole('tab', { name: /Pulados/ }));
  isOpen(/Pulados/);
});

describe('progress', () => {
  const bar = () => screen.getByRole('progressbar');

  test('of the check, of the rows of the file', async () => {
    await open({ state: 'CHECKING', startedTimestamp: null, rows: 400, done: 100 });
    expect(bar()).toHaveAttribute('value', '100');
    expect(bar()).toHaveAttribute('max', '400');
  });

  test('of the import, of the rows that were ready', async () => {
    const counts = buildCounts({ created: 300, ready: 300, faulty: 100 });
    const { server, record } = await open({ state: 'WRITING', rows: 400, done: 30, counts });
    expect(screen.getByText('Linhas importadas: 30 de 300')).toBeVisible();
    server.answer({ [ONE]: { import: { ...record, done: 200 } } });
    server.emit({ kind: 'import-changed', import: _id, by: null });
    expect(await screen.findByText('Linhas importadas: 200 de 300')).toBeVisible();
  });

  test('of undoing, of the rows that were written', async () => {
    await open({ state: 'UNDOING', done: 4, counts: buildCounts({ created: 8, updated: 4, ready: 2 }) });
    expect(screen.getByText('Linhas desfeitas: 4 de 10')).toBeVisible();
  });
});

describe('steps', () => {
  test('a draft leads to its mapping, and can be thrown away', async () => {
    const { server } = await open(
      { state: 'DRAFT', startedTimestamp: null, hasRows: false },
      { 'DELETE /imports/single/:userId/:importId': {} },
    );
    const links = screen.getAllByRole('link', { name: 'Mapear as colunas' });
    // In the header, and where the rows will be.
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', mappingPath('customer', _id));
    await user.click(button('Descartar'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
    );
    expect(await screen.findByText(`em ${IMPORT_HISTORY_PATH}`)).toBeVisible();
    expect(server.calls('DELETE /imports/single/:userId/:importId')).toHaveLength(1);
  });

  test('a checked one is started', async () => {
    const counts = buildCounts({ created: 300, ready: 300 });
    const { record } = await open(
      { state: 'CHECKED', startedTimestamp: null, counts },
      { 'POST /imports/start/:userId/:importId': () => ({ import: { ...record, state: 'QUEUED' } }) },
    );
    await user.click(button('Importar 300 registros'));
    expect(await screen.findByText('Na fila')).toBeVisible();
    noButton(/^Importar/);
  });

  test('one at work can be paused and, once that is confirmed, cancelled; a paused one goes on', async () => {
    const counts = buildCounts({ created: 300, ready: 300 });
    const to = (state: ImportRecord['state']) => () => ({ import: { ...record, state } });
    const { server, record } = await open(
      { state: 'WRITING', counts, done: 10 },
      {
        'POST /imports/pause/:userId/:importId': () => to('PAUSED')(),
        'POST /imports/resume/:userId/:importId': () => to('QUEUED')(),
        'POST /imports/cancel/:userId/:importId': () => to('CANCELLED')(),
      },
    );
    await user.click(button('Pausar'));
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Na fila')).toBeVisible();
    await user.click(button('Cancelar'));
    expect(server.calls('POST /imports/cancel/:userId/:importId')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Cancelar importação' }));
    expect(await screen.findByText('Cancelada')).toBeVisible();
  });

  test('undoing says what happens to what, and is open until its day', async () => {
    const undo = 'POST /imports/undo/:userId/:importId';
    const { server, record } = await open(
      { counts: buildCounts({ created: 5, updated: 2 }), undoUntil: Date.now() + DAY_MS },
      { [undo]: () => ({ import: { ...record, state: 'UNDOING' } }) },
    );
    await user.click(button('Desfazer importação'));
    const dialog = await screen.findByRole('alertdialog');
    for (const bucket of ['Desfeitos:', 'Mantidos:', 'Intocados:'])
      expect(within(dialog).getByText(bucket)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer importação' }));
    expect(await screen.findByText('Desfazendo')).toBeVisible();
    expect(server.calls(undo)).toHaveLength(1);
  });

  test.each([
    ['its day has passed', { undoUntil: Date.now() - 1, counts: buildCounts({ created: 5 }) }],
    [
      'nothing was written',
      { undoUntil: Date.now() + DAY_MS, counts: buildCounts({ created: 5, ready: 5 }) },
    ],
    [
      'it was undone',
      { state: 'UNDONE', undoUntil: Date.now() + DAY_MS, counts: buildCounts({ kept: 1, created: 1 }) },
    ],
  ] satisfies [string, Partial<ImportRecord>][])('no undoing: %s', async (_, changes) => {
    await open(changes);
    noButton('Desfazer importação');
  });

  test('after undoing the file can be brought again, and the list is near', async () => {
    await open({ state: 'UNDONE', counts: buildCounts({ undone: 5 }) });
    expect(screen.getByRole('link', { name: 'Importar de novo' })).toHaveAttribute(
      'href',
      uploadPath('customer'),
    );
    expect(screen.getByRole('link', { name: 'Ver as importações' })).toHaveAttribute(
      'href',
      IMPORT_HISTORY_PATH,
    );
  });

  test('who may not import the type may take it back, and not start it', async () => {
    await open(
      { counts: buildCounts({ created: 5, ready: 2 }), undoUntil: Date.now() + DAY_MS },
      {},
      buildTestSession({ type: 'VENDOR' }),
    );
    expect(button('Desfazer importação')).toBeEnabled();
    noButton(/^Importar/);
  });

  test('the rows with problems are downloaded once their file is written', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const exportId = '018f0000-0000-7000-8000-00000000e0ff';
    const { server } = await open(
      { counts: buildCounts({ faulty: 2 }) },
      {
        'POST /imports/errors/:userId/:importId': { exportId },
        'GET /exports/single/:userId/:exportId': () => ({ export: { ...anExport, _id: exportId } }),
        'POST /exports/open/:userId/:exportId': { url: 'https://girassol.test/arquivo' },
      },
    );
    await user.click(button('Baixar linhas com problema'));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toHaveProperty('href', 'https://girassol.test/arquivo');
    expect(server.calls('POST /exports/open/:userId/:exportId')[0]?.params.exportId).toBe(exportId);
  });
});

const anExport = {
  _id: '',
  kind: 'import-errors',
  title: 'Linhas não importadas',
  format: 'xlsx',
  state: 'DONE',
  rows: 2,
  done: 2,
  total: 2,
  fileName: 'linhas.xlsx',
  fileSize: 10,
  user: buildImport().user,
  registryTimestamp: 1,
  endedTimestamp: 2,
  expiresTimestamp: 3,
  opened: 0,
  problem: null,
} as const;

describe('rows by what became of them', () => {
  test('those that were kept stand there with their reason', async () => {
    const kept = buildRow(7, {
      ...{ state: 'KEPT', action: 'CREATE', reason: 'Foi editado depois da importação.' },
      record: { _id, name: 'Bia Lima' },
    });
    await open(
      { state: 'UNDONE', counts: buildCounts({ undone: 4, kept: 1, created: 1 }) },
      {
        [ROWS]: ({ query }) =>
          query.get('state') === 'KEPT' ? { rows: [kept], total: 1 } : { rows: [], total: 0 },
      },
    );
    expect(figures().slice(0, 2)).toEqual(['4 desfeitos', '1 mantido']);
    expect(screen.getByRole('tab', { name: /Mantidos/ })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Bia Lima')).toBeVisible();
    expect(screen.getByText('Foi editado depois da importação.')).toBeVisible();
  });

  test('many are walked through by fifty, asked for by two hundred', async () => {
    const { server } = await open(
      { counts: buildCounts({ created: 500 }) },
      {
        [ROWS]: ({ query }) => ({
          total: 500,
          rows: Array.from({ length: 200 }, (_, at) =>
            buildRow(Number(query.get('skip')) + at + 2, { state: 'DONE', action: 'CREATE' }),
          ),
        }),
      },
    );
    expect(await screen.findByText('1 a 50 de 500')).toBeVisible();
    for (let page = 0; page < 4; page += 1) await user.click(button('Próximas linhas'));
    expect(await screen.findByText('201 a 250 de 500')).toBeVisible();
    expect(await screen.findByText('251')).toBeVisible();
    expect(server.calls(ROWS).map(({ query }) => query.get('skip'))).toEqual(['0', '200']);
  });
});

describe('questions', () => {
  const beside: ImportRow['beside'] = {
    line: null,
    fields: [
      { property: 'cidade', there: 'Niterói', comes: 'Maricá', fills: false },
      { property: 'renda_mensal', there: null, comes: 3_000, fills: true },
    ],
    equal: ['cpf_ou_cnpj'],
  };
  const asking = [2, 3].map((line) =>
    buildRow(line, {
      state: 'ASK',
      cells: [`Nome ${line}`, null],
      record: { _id, name: 'Ana Souza' },
      reason: 'Já cadastrado: Ana Souza.',
      beside,
    }),
  );
  const DECIDE = 'PUT /imports/decisions/:userId/:importId';

  async function ask(questions = asking) {
    let rows = questions;
    const { server, record } = await open(
      { state: 'CHECKED', startedTimestamp: null, counts: buildCounts({ asking: rows.length }) },
      {
        [ROWS]: () => ({ rows, total: rows.length }),
        [DECIDE]: ({ body }) => {
          rows = rows.filter(({ line }) => body.lines && !body.lines.includes(line));
          return {
            import: {
              ...record,
              counts: buildCounts({ asking: rows.length, ready: questions.length - rows.length }),
            },
          };
        },
      },
    );
    return server;
  }

  test('while all of many are being answered it shows how far that is, and nothing else begins', async () => {
    await open(
      {
        ...{ state: 'CHECKED', startedTimestamp: null, deciding: { done: 100, total: 450 } },
        counts: buildCounts({ asking: 350, ready: 100 }),
      },
      { [ROWS]: () => ({ rows: asking, total: 350 }) },
    );
    expect(screen.getByText('Perguntas respondidas: 100 de 450')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: /Perguntas/ }));
    await screen.findByRole('article', { name: 'Linha 2' });
    noButton('Completar vazios');
    noButton(/Importar/);
  });

  test('a row stands beside the record it equals, and is answered', async () => {
    const server = await ask();
    await user.click(await screen.findByRole('tab', { name: /Perguntas/ }));
    const question = await screen.findByRole('article', { name: 'Linha 2' });
    expect(within(question).getByText('Linha 2: Nome 2')).toBeVisible();
    expect(within(question).getByText('Já cadastrado: Ana Souza.')).toBeVisible();
    const table = within(question).getByRole('table', { name: 'Linha 2 ao lado de Ana Souza' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ children }) => [...children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Campo', 'Já está', 'Vem da planilha'],
      ['Cidade', 'Niterói', 'Maricá'],
      ['Renda mensal', 'vazio', 'R$ 3.000,00'],
    ]);
    expect(within(question).getByText('Igual nos dois: CPF ou CNPJ.')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Completar vazios' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Linha 2' })).toBeNull());
    expect(server.calls(DECIDE)[0]?.body).toEqual({ lines: [2], decision: 'FILL' });
    expect(button('Importar 1 registro')).toBeEnabled();
  });

  test('an earlier line of the file is named; what may not be seen is not promised', async () => {
    await ask([
      buildRow(9, {
        state: 'ASK',
        cells: ['Bia'],
        reason: 'Igual à linha 2.',
        beside: { ...beside, line: 2, fields: [] },
      }),
      buildRow(10, { state: 'ASK', cells: ['Caio'], beside: null }),
    ]);
    const question = await screen.findByRole('article', { name: 'Linha 9' });
    expect(within(question).getByText('A linha não traz nada de novo.')).toBeVisible();
    const hidden = screen.getByRole('article', { name: 'Linha 10' });
    expect(within(hidden).getByText(/não pode ser mostrado/)).toBeVisible();
    expect(within(hidden).queryByRole('table')).toBeNull();
  });

  test('those that are shown get one answer, the others go on asking', async () => {
    const server = await ask(
      Array.from({ length: 25 }, (_, at) => buildRow(at + 2, { state: 'ASK', cells: [`N${at}`], beside })),
    );
    const shown = await screen.findByRole('group', { name: 'Para as 20 mostradas' });
    await user.click(within(shown).getByRole('button', { name: 'Atualizar tudo' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    const lines = Array.from({ length: 20 }, (_, at) => at + 2);
    expect(server.calls(DECIDE)[0]?.body).toEqual({ lines, decision: 'UPDATE' });
  });

  test('all of them get one answer, once that is confirmed', async () => {
    const server = await ask();
    const all = await screen.findByRole('group', { name: 'Para todas as 2 linhas' });
    await user.click(within(all).getByRole('button', { name: 'Pular' }));
    expect(server.calls(DECIDE)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Pular em todas' }));
    await waitFor(() => expect(server.calls(DECIDE)[0]?.body).toEqual({ decision: 'SKIP' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });
});

describe('what each row is', () => {
  const rows: ImportRow[] = [
    buildRow(2, { state: 'READY', action: 'CREATE', cells: ['Rui Sá', 'Itu'] }),
    buildRow(3, {
      ...{ state: 'READY', action: 'UPDATE', record: { _id: 'c1', name: 'José Prado' } },
      reason: 'A planilha traz outro valor, e o cadastro não muda: Telefone.',
    }),
    buildRow(4, { state: 'SAME', record: { _id: 'c2', name: 'Ana Lima' } }),
    buildRow(5, {
      ...{ state: 'READY', action: 'CREATE', cells: ['Eva'] },
      remarks: [buildFault('Telefone', 'ramal 12', 'O que não cabe em Telefone vai para Observações.')],
    }),
    buildRow(6, { state: 'READY', action: 'UPDATE', decision: 'UPDATE', record: { _id: 'c3', name: 'Bia' } }),
  ];
  const all = async () => {
    await user.click(await screen.findByRole('tab', { name: 'Todos' }));
    return screen.findByRole('table', { name: 'Linhas' });
  };

  test.each([1_200, 390])('Novo, Completa X, Igual a X, with a way to look at X (%d px)', async (width) => {
    jest.replaceProperty(window, 'innerWidth', width);
    await open(
      { state: 'CHECKED', startedTimestamp: null, counts: buildCounts({ created: 2, updated: 2, same: 1 }) },
      { [ROWS]: { rows, total: 5 } },
    );
    await user.click(await screen.findByRole('tab', { name: 'Todos' }));
    const list = await screen.findByRole(width === 390 ? 'list' : 'table', { name: 'Linhas' });
    for (const text of ['Novo: Rui Sá · Itu', 'Completa José Prado', 'Igual a Ana Lima', 'Atualiza Bia'])
      expect(list).toHaveTextContent(text);
    expect(within(list).getByRole('link', { name: 'José Prado' })).toHaveAttribute(
      'href',
      '/cliente/editar/c1',
    );
    expect(within(list).getByRole('link', { name: 'Ana Lima' })).toHaveAttribute(
      'href',
      '/cliente/editar/c2',
    );
    expect(list).toHaveTextContent('o cadastro não muda: Telefone.');
    expect(list).toHaveTextContent('Telefone, “ramal 12”: O que não cabe em Telefone vai para Observações.');
  });

  test('a name in several columns is one, and comes before columns that are not imported', async () => {
    const row = buildRow(2, { state: 'READY', action: 'CREATE', cells: ['x', 'Prado', 'Ana', 'Itu'] });
    await open(
      {
        headers: ['Id', 'Sobrenome', 'Nome', 'Cidade'],
        mapping: { Id: null, Sobrenome: 'nome', Nome: 'nome', Cidade: 'cidade' },
      },
      { [ROWS]: { rows: [row], total: 1 } },
    );
    expect(await all()).toHaveTextContent('Novo: Prado Ana · Itu');
  });

  test('a sale names its customer, and leads to both', async () => {
    const sale = buildRow(2, {
      ...{ state: 'SAME', record: { _id: 's1', name: 'Telhado' } },
      customer: { _id: 'c1', name: 'José Prado' },
    });
    await open({ importType: 'sales' }, { [ROWS]: { rows: [sale], total: 1 } });
    const table = await all();
    expect(within(table).getByRole('link', { name: 'Telhado' }).getAttribute('href')).toMatch(
      /^\/vendas\/.*\?item=s1$/,
    );
    expect(within(table).getByRole('link', { name: 'José Prado' })).toHaveAttribute(
      'href',
      '/cliente/editar/c1',
    );
  });

  test('a question leads to who is there, and of one whose document that is no new customer can be made', async () => {
    const asking = buildRow(2, {
      ...{ state: 'ASK', cells: ['Joana Melo'], record: { _id: 'c1', name: 'José Prado' } },
      reason: 'O mesmo CPF ou CNPJ, com outro nome: já é de José Prado.',
      beside: {
        line: null,
        fields: [{ property: 'nome', there: 'José Prado', comes: 'Joana Melo', fills: false }],
        equal: ['cpf_ou_cnpj'],
      },
    });
    await open({ counts: buildCounts({ asking: 1 }) }, { [ROWS]: { rows: [asking], total: 1 } });
    const question = within(await screen.findByRole('article', { name: 'Linha 2' }));
    expect(question.getByRole('link', { name: 'Ver José Prado' })).toHaveAttribute(
      'href',
      '/cliente/editar/c1',
    );
    expect(question.getByRole('button', { name: 'Completar vazios' })).toBeEnabled();
    expect(question.queryByRole('button', { name: 'Criar novo' })).toBeNull();
  });

  test.each([
    [
      'its customer',
      [{ property: 'nome_cliente', there: 'José Prado', comes: 'Joana Melo', fills: false }],
      null,
    ],
    ['the sale', [{ property: 'valor_negocio', there: 1, comes: 2, fills: false }], 'Criar novo'],
  ] as const)(
    'a row of a sale that asks about %s offers a new one only where it may be made',
    async (...[, fields, offered]) => {
      const asking = buildRow(2, {
        ...{ state: 'ASK', reason: 'Já existe.' },
        record: offered ? { _id: 's1', name: 'Telhado' } : null,
        customer: { _id: 'c1', name: 'José Prado' },
        beside: { line: null, fields: [...fields], equal: ['cpf_ou_cnpj_cliente'] },
      });
      await open(
        { importType: 'sales', counts: buildCounts({ asking: 1 }) },
        { [ROWS]: { rows: [asking], total: 1 } },
      );
      const question = within(await screen.findByRole('article', { name: 'Linha 2' }));
      expect(question.getByRole('button', { name: 'Atualizar tudo' })).toBeEnabled();
      expect(question.queryByRole('button', { name: 'Criar novo' })?.textContent ?? null).toBe(offered);
    },
  );
});
