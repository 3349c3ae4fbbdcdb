import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const HEAD = 'Nome completo;CPF/CNPJ;E-mail;Celular;Cidade;UF;Renda mensal\r\n';
const bruno = 'Bruno Lima;11144477735;bruno@exemplo.com.br;(21) 97777-6666;Niterói;RJ;\r\n';
const changed = 'Bruno de Lima;11144477735;;(21) 97777-6666;Maricá;;3000\r\n';

describeApi('rows that ask show what is there', (api) => {
  const imports = createImportTestClient(api);
  const asked = async (file: string, type: Parameters<typeof imports.checked>[1] = {}) => {
    const record = await imports.checked(file, { ...type, duplicates: 'ASK' });
    return { record, questions: await imports.rows(record._id, 'ASK') };
  };
  const decide = async (importId: string, body: { decision: 'FILL' | 'SKIP' | 'CREATE'; lines?: number[] }) =>
    api.call('PUT /imports/decisions/:userId/:importId', { ...imports.at(api.people.owner, importId), body });

  beforeAll(async () => {
    await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'sales', 'customers', 'kits', 'catalogue_items'])
      await api.query(`delete from ${table}`);
  });

  test('of a customer what differs and what is empty, and what both say', async () => {
    await imports.imported(HEAD + bruno);
    const { questions } = await asked(HEAD + changed);
    expect(questions).toMatchObject([{ line: 2, record: { name: 'Bruno Lima' } }]);
    expect(questions[0]?.beside).toEqual({
      line: null,
      fields: [
        { property: 'nome', there: 'Bruno Lima', comes: 'Bruno de Lima', fills: false },
        { property: 'cidade', there: 'Niterói', comes: 'Maricá', fills: false },
        { property: 'renda_mensal', there: null, comes: 3000, fills: true },
      ],
      equal: ['cpf_ou_cnpj', expect.stringMatching(/^(telefone|whatsapp)$/)],
    });
  });

  test('what differs is asked about, also where nothing is empty', async () => {
    await imports.imported(HEAD + bruno);
    const { questions } = await asked(`${HEAD}Bruno Lima;11144477735;;;Maricá;;\r\n`);
    expect(questions[0]?.beside?.fields).toEqual([
      { property: 'cidade', there: 'Niterói', comes: 'Maricá', fills: false },
    ]);
  });

  test('of a row that equals an earlier one the values of that line, and once it is written of its record', async () => {
    const again = 'Bruno Lima;11144477735;;;Maricá;;3000\r\n';
    const { record, questions } = await asked(HEAD + bruno + again);
    const fields = [
      { property: 'cidade', there: 'Niterói', comes: 'Maricá', fills: false },
      { property: 'renda_mensal', there: null, comes: 3000, fills: true },
    ];
    expect(questions).toMatchObject([{ line: 3, record: null, beside: { line: 2, fields } }]);
    await imports.step('start', record._id);
    expect(await imports.rows(record._id, 'ASK')).toMatchObject([{ line: 3, beside: { line: 2, fields } }]);
  });

  test('what is decided of a row that equals an earlier one counts before anything is written', async () => {
    const again = 'Bruno Lima;11144477735;;;Maricá;;3000\r\n';
    const { record } = await asked(HEAD + bruno + again);
    const skipped = await decide(record._id, { decision: 'SKIP', lines: [3] });
    expect(skipped.import.counts).toMatchObject({ created: 1, skipped: 1, asking: 0 });
    const filled = await decide(record._id, { decision: 'FILL', lines: [3] });
    expect(filled.import.counts).toMatchObject({ created: 1, updated: 1, skipped: 0 });
  });

  test('of an item its value, and what its customer is completed with', async () => {
    const head = 'nome_cliente;cpf_ou_cnpj_cliente;cidade_cliente;nome_negocio;valor_negocio\r\n';
    await imports.imported(`${head}Bruno Lima;11144477735;;Telhado;1000\r\n`, { type: 'sales' });
    const { questions } = await asked(`${head}Bruno Lima;11144477735;Maricá;telhado;2500,50\r\n`, {
      type: 'sales',
    });
    expect(questions).toMatchObject([{ line: 2, record: { name: 'Telhado' } }]);
    expect(questions[0]?.beside).toEqual({
      line: null,
      fields: [
        { property: 'valor_negocio', there: 1000, comes: 2500.5, fills: false },
        { property: 'cidade_cliente', there: null, comes: 'Maricá', fills: true },
      ],
      equal: ['nome_cliente', 'cpf_ou_cnpj_cliente'],
    });
  });

  test('of equipment and kits too', async () => {
    const modules = 'modulo_modelo;modulo_fabricante;modulo_potencia_em_watts;estoque;valor_unitario\r\n';
    await imports.imported(`${modules}H550;Helios;550;10;\r\n`, { type: 'module' });
    const module = await asked(`${modules}h550;HELIOS;550;12;700\r\nX;Y;1;1;1\r\nX;Y;1;2;\r\n`, {
      type: 'module',
    });
    expect(module.questions.map(({ beside }) => beside)).toEqual([
      {
        line: null,
        fields: [
          { property: 'estoque', there: 10, comes: 12, fills: false },
          { property: 'valor_unitario', there: 0, comes: 700, fills: true },
        ],
        equal: [],
      },
      { line: 3, fields: [{ property: 'estoque', there: 1, comes: 2, fills: false }], equal: [] },
    ]);

    const kit =
      'fornecedor;valor;tensao_de_saida;modulo_1_modelo;modulo_1_fabricante;modulo_1_potencia_em_watts;modulo_1_quantidade;inversor_1_modelo;inversor_1_fabricante;inversor_1_potencia_em_watts;inversor_1_quantidade\r\n';
    const made = 'H550;Helios;550;10;C5;Corrente;5;1\r\n';
    await imports.imported(`${kit}Aurora;10000;220 V;${made}`, { type: 'kit' });
    const kits = await asked(`${kit}Aurora;9500;220 V;${made}`, { type: 'kit' });
    expect(kits.questions[0]?.beside).toEqual({
      line: null,
      fields: [{ property: 'valor', there: 10_000, comes: 9_500, fills: false }],
      equal: ['tensao_de_saida'],
    });
  });

  test('of what the person may not see, or is gone, nothing is sent', async () => {
    const { supervisor, vendor } = api.people;
    await imports.imported(HEAD + bruno);
    const { record } = await asked(HEAD + changed, { as: supervisor });
    const besides = async (as: typeof vendor) =>
      (await api.call('GET /imports/rows/:userId/:importId', imports.at(as, record._id))).rows.map(
        ({ beside }) => beside,
      );
    expect(await besides(supervisor)).toMatchObject([{ fields: expect.any(Array) }]);
    // Sees the imports of everybody, and customers of nobody else.
    await api.query(`update users set permissions = '{"configManager": true}' where id = $1`, [
      vendor.userId,
    ]);
    expect(await besides(vendor)).toEqual([null]);
    await api.query('delete from customers');
    expect(await besides(supervisor)).toEqual([null]);
  });
});
