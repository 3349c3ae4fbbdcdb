import { randomBytes } from 'node:crypto';
import { buildZip } from '@girassol/api-platform/files/write-zip';
import { buildTextRow, buildXlsx, buildXlsxParts } from '@girassol/api-platform/spreadsheets/corpus.testing';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const PORTUGUESE = /[ãáâçéêíóõú]|planilha|arquivo|coluna/i;

describeApi('files that are no good spreadsheets', (api) => {
  const imports = createImportTestClient(api);
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  const bring = (content: string | Buffer, name: string) =>
    api.refused('POST /imports/files/:userId', {
      as: api.people.owner,
      params: { userId: api.people.owner.userId },
      body: { importType: 'customer' },
      file: { name, content },
    });
  const names = async () =>
    (await api.query<{ name: string }>('select name from customers order by name')).map(({ name }) => name);

  /** An archive that says it holds gigabytes of texts. */
  const bomb = () => {
    const parts = buildXlsxParts([{ name: 'Plan1', rows: buildTextRow(1, 'nome') + buildTextRow(2, 'Ana') }]);
    const many = Buffer.from(`<sst>${'<si><t>aaaaaaaaaaaaaaaa</t></si>'.repeat(1_500_000)}</sst>`);
    return buildZip(parts.set('xl/sharedStrings.xml', many));
  };

  test.each<[string, () => string | Buffer, string]>([
    ['an archive that unfolds into too much', bomb, 'bomba.xlsx'],
    ['an archive of something else', () => buildZip(new Map([['a.txt', Buffer.from('a')]])), 'outro.xlsx'],
    ['an empty file', () => '', 'vazio.csv'],
    ['only a head', () => 'nome;email\r\n', 'cabeca.csv'],
    ['only separators', () => ';;;\r\n;;;\r\n', 'nada.csv'],
    ['too many columns', () => `${'c;'.repeat(2_000)}c\r\n${'1;'.repeat(2_000)}1\r\n`, 'larga.csv'],
    ['noise', () => randomBytes(50_000), 'ruido.xlsx'],
    ['half an xls', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_000, '0'), 'hex'), 'meio.xls'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'foto.csv'],
    ['another kind of file', () => 'nome\r\nAna\r\n', 'nomes.txt'],
  ])('%s is refused in Portuguese, and nothing of it is kept', async (_what, content, name) => {
    const { status, message } = await bring(content(), name);
    expect([400, 413, 415, 422]).toContain(status);
    expect(message).toMatch(PORTUGUESE);
    expect(await api.query('select id from imports')).toEqual([]);
  });

  test('more than 30 MB are refused', async () => {
    const { status, message } = await bring(Buffer.alloc(30 * 1024 * 1024 + 1, 'a;b\r\n'), 'grande.csv');
    expect([status, message]).toEqual([413, expect.stringMatching(/30 MB/)]);
  });

  test('a csv named xlsx, with NUL bytes and a broken quote, is read as what it is', async () => {
    const file =
      'nome;cidade_x;email\r\nAna\0 Souza;"Campinas;ana@exemplo.com.br\r\nBruno;Itu";bruno@exemplo.com.br\r\n';
    const { import: begun } = await imports.draft(file, { name: 'planilha.xlsx' });
    expect(begun.notes[0]).toMatch(/^CSV em /);
    const record = await imports.imported(
      'nome;email;cidade\r\nAna\0 Souza;ana@exemplo.com.br;Vila "Nova" Rica\r\n',
      {
        name: 'planilha.xlsx',
      },
    );
    expect(record).toMatchObject({ state: 'DONE', counts: { created: 1 } });
    expect(await names()).toEqual(['Ana Souza']);
  });

  test('what looks like a formula is a text', async () => {
    const link = '=HYPERLINK("http://exemplo.com","Clique")';
    const record = await imports.imported(
      `nome;observacoes;cidade\r\nAna Souza;"${link.replaceAll('"', '""')}";+Itu\r\n`,
    );
    expect(record.state).toBe('DONE');
    expect(await api.query('select observations, city from customers')).toEqual([
      { observations: link, city: '+Itu' },
    ]);
  });

  test('another sheet of a file is read where it is chosen; the mapping begins anew', async () => {
    const { owner, supervisor } = api.people;
    const file = await buildXlsx([
      { name: 'Resumo', rows: buildTextRow(1, 'Mês', 'Total') + buildTextRow(2, 'Maio', '7') },
      { name: 'Clientes', rows: buildTextRow(1, 'nome') + buildTextRow(2, 'Ana Souza') },
    ]);
    const { import: begun } = await imports.draft(file, { name: 'tudo.xlsx' });
    expect([begun.sheet, begun.headers]).toEqual(['Resumo', ['Mês', 'Total']]);
    const choose = (sheet: string) => ({ ...imports.at(owner, begun._id), body: { sheet } });
    const { import: chosen, columns } = await api.call(
      'PUT /imports/files/:userId/:importId',
      choose('Clientes'),
    );
    expect([chosen.sheet, chosen.headers, columns]).toEqual([
      'Clientes',
      ['nome'],
      [{ header: 'nome', values: ['Ana Souza'] }],
    ]);
    const none = await api.refused('PUT /imports/files/:userId/:importId', choose('Agenda'));
    expect([none.status, none.message]).toEqual([422, expect.stringMatching(/Agenda/)]);
    expect(
      await api.refused('PUT /imports/files/:userId/:importId', {
        ...imports.at(supervisor, begun._id),
        body: { sheet: 'Clientes' },
      }),
    ).toMatchObject({ status: 404 });
    await api.call('POST /imports/check/:userId/:importId', {
      ...imports.at(owner, begun._id),
      body: { mapping: { nome: 'nome' }, options: {} },
    });
    await api.app.jobs.runDue();
    await imports.step('start', begun._id);
    expect(await names()).toEqual(['Ana Souza']);
    expect(await api.refused('PUT /imports/files/:userId/:importId', choose('Resumo'))).toMatchObject({
      status: 409,
    });
  });

  test('a file that is gone when it is checked fails in words, and so does choosing a sheet of it', async () => {
    const { import: begun } = await imports.draft('nome\r\nAna\r\n');
    const [kept] = await api.query<{ file_id: string }>('select file_id from imports');
    await api.app.files.store.delete(kept?.file_id ?? '');
    const where = imports.at(api.people.owner, begun._id);
    const again = await api.refused('PUT /imports/files/:userId/:importId', {
      ...where,
      body: { sheet: 'x' },
    });
    expect([again.status, again.message]).toEqual([
      422,
      'O arquivo não está mais guardado. Envie-o de novo.',
    ]);
    await api.call('POST /imports/check/:userId/:importId', {
      ...where,
      body: { mapping: { nome: 'nome' }, options: {} },
    });
    await api.app.jobs.runDue();
    expect(await imports.read(begun._id)).toMatchObject({
      state: 'FAILED',
      problem: 'O arquivo não está mais guardado. Envie-o de novo.',
    });
    expect(await api.query('select line from import_rows')).toEqual([]);
    expect(await names()).toEqual([]);
  });

  test('a file in base64 that is none is refused, and nothing of it is kept', async () => {
    const { owner } = api.people;
    for (const fileContent of ['====', Buffer.from('nome\r\n').toString('base64')]) {
      const { status, message } = await api.refused('POST /customers/upload/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { mapping: { nome: 'nome' }, fileContent },
      });
      expect([400, 422]).toContain(status);
      expect(message).toMatch(PORTUGUESE);
    }
    expect(await api.query('select id from imports')).toEqual([]);
  });
});
