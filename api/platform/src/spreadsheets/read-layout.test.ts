import { surveySpreadsheet } from '.';
import { buildTextRow, buildXlsx, createTestFolder, readWholeSheet } from './corpus.testing';

const { path } = createTestFolder();
const csv = (text: string) => readWholeSheet(path('a.csv'), text);
const sheet = (...rows: string[][]) =>
  readWholeSheet(
    path('a.xlsx'),
    buildXlsx([{ name: 'A', rows: rows.map((cells, at) => buildTextRow(at + 1, ...cells)).join('') }]),
  );

describe('where the headers are', () => {
  const people =
    'Ana Prado;529.982.247-25;(47) 99999-8888;Blumenau\r\nBruno Sá;;(11) 98888-7777;São Paulo\r\n';

  test('below a title and an empty row', async () => {
    const { head, cells, notes } = await csv(
      `Relatório de Clientes - Solar XYZ\r\n\r\nNome;CPF;Telefone;Cidade\r\n${people}`,
    );
    expect(head).toMatchObject({
      headers: ['Nome', 'CPF', 'Telefone', 'Cidade'],
      header: { line: 3, rows: 1 },
    });
    expect(cells).toHaveLength(2);
    expect(notes).toEqual(['O cabeçalho está na linha 3: as 2 linhas acima ficaram de fora.']);
    expect(head.header.first[0]).toEqual({ line: 1, texts: ['Relatório de Clientes - Solar XYZ'] });
  });

  test('below several lines with a date, a company and a filter', async () => {
    const { head } = await csv(
      `Solar XYZ;;;\nEmitido em;12/05/2026;;\nFiltro:;Todos;;\nNome;CPF;Telefone;Cidade\n${people}`,
    );
    expect(head).toMatchObject({ headers: ['Nome', 'CPF', 'Telefone', 'Cidade'], header: { line: 4 } });
  });

  test('below a title, under names that nobody knows', async () => {
    const { head } = await csv('Planilha do João;;\nApelido da conta;Quem é;Onde fica\nA;B;C\nD;E;F\n');
    expect(head).toMatchObject({ headers: ['Apelido da conta', 'Quem é', 'Onde fica'], header: { line: 2 } });
  });

  test('below a title, of one column', async () => {
    expect((await csv('Lista da feira\nNome\nAna\nRui\n')).head).toMatchObject({
      headers: ['Nome'],
      header: { line: 2 },
    });
    expect((await csv('Pessoas\nAna\nRui\n')).head.header.line).toBe(1);
  });

  test('on two rows, of which the second names the columns', async () => {
    const { head, cells } = await sheet(
      ['Cliente', '', 'Endereço'],
      ['Nome', 'CPF', 'Rua', 'Cidade', 'UF'],
      ['Ana', '529.982.247-25', 'Rua A', 'Blumenau', 'SC'],
    );
    expect(head).toMatchObject({
      headers: ['Nome', 'CPF', 'Rua', 'Cidade', 'UF'],
      header: { line: 2, rows: 1 },
    });
    expect(cells).toEqual([['Ana', '529.982.247-25', 'Rua A', 'Blumenau', 'SC']]);
  });

  test('on two rows, of which the first tells groups apart', async () => {
    const { head, notes } = await sheet(
      ['', 'Módulo 1', '', 'Inversor 1', ''],
      ['Fornecedor', 'Modelo', 'Quantidade', 'Modelo', 'Quantidade'],
      ['Aurora', 'HX', '10', 'SW', '1'],
    );
    expect(head.headers).toEqual([
      'Fornecedor',
      'Módulo 1 Modelo',
      'Módulo 1 Quantidade',
      'Inversor 1 Modelo',
      'Inversor 1 Quantidade',
    ]);
    expect(head.header).toMatchObject({ line: 2, rows: 2 });
    expect(notes).toEqual(['O cabeçalho tem duas linhas: 1 e 2.']);
  });

  test('on two rows, of which the second has the units', async () => {
    const { head } = await sheet(['Modelo', 'Potência', 'Peso'], ['', '(kWp)', 'kg'], ['HX', '0,55', '27']);
    expect(head.headers).toEqual(['Modelo', 'Potência (kWp)', 'Peso kg']);
  });

  test('nowhere: the first row is a customer, and none is lost', async () => {
    const { head, cells, notes } = await csv(people);
    expect(head).toMatchObject({
      headers: ['Coluna 1', 'Coluna 2', 'Coluna 3', 'Coluna 4'],
      header: { line: 0 },
    });
    expect(cells).toHaveLength(2);
    expect(notes).toEqual(['A planilha não tem cabeçalho: as colunas foram numeradas.']);
  });

  test('on the first row, whatever stands below it', async () => {
    const { head } = await csv('Nome;Cidade\nCliente;Telefone\nAna;Itu\n');
    expect(head.header).toMatchObject({ line: 1, rows: 1 });
    expect((await csv('Nome\nAna;Blumenau;x;y\n')).head.header.line).toBe(1);
    expect((await csv('Marca;Ano\nFiat;2020\n')).head.header.line).toBe(1);
  });

  test.each([
    'Nome;Classificação;Canal preferido\nAna;Cliente;WhatsApp\nRui;Cliente;Telefone\n',
    'Apelido;Classe;Canal\nAna;Cliente;WhatsApp\n',
    'Quem;Nome da rua;Como falar\nAna;Status;E-mail\nTelefone;Cliente;ana@x.com.br\n',
    'Pessoa;Papel\nCliente;Telefone\n',
  ])('on a first row that is headers throughout, whatever words stand below: %j', async (text) => {
    expect((await csv(text)).head.header).toMatchObject({ line: 1, rows: 1 });
  });

  test('below a first row of texts, where many more of its names are known', async () => {
    expect((await csv('Lista;de;2026 e mais\nNome;CPF;Telefone\nAna;;\n')).head.header.line).toBe(2);
  });
});

describe('rows that are none', () => {
  const read = async (...rows: string[]) => {
    const { cells, notes } = await csv(`Nome;Cidade;Valor\n${rows.join('\n')}\n`);
    return { names: cells.map(([name]) => name), notes };
  };

  test.each([
    ['TOTAL;;18.500,00', 'Linha de totais, deixada de fora: linha 3.'],
    ['Total geral:;;R$ 18.500,00', 'Linha de totais, deixada de fora: linha 3.'],
    ['Subtotal;2;18500', 'Linha de totais, deixada de fora: linha 3.'],
    ['Total de clientes: 12;;', 'Linha de totais, deixada de fora: linha 3.'],
    ['Nome;Cidade;Valor', 'Cabeçalho repetido, deixado de fora: linha 3.'],
    ['Página 1 de 3;;', 'Rodapé de relatório, deixado de fora: linha 3.'],
    ['Gerado em 12/05/2026 às 10:00;;', 'Rodapé de relatório, deixado de fora: linha 3.'],
  ])('%s', async (row, note) => {
    expect(await read('Ana;Itu;10', row, 'Rui;Itu;20')).toEqual({ names: ['Ana', 'Rui'], notes: [note] });
  });

  test('numbers of the columns below the headers', async () => {
    expect(await read('1;2;3', 'Ana;Itu;10')).toEqual({
      names: ['Ana'],
      notes: ['Linha que só numera as colunas, deixada de fora: linha 2.'],
    });
  });

  test.each([
    ['Telefone', 'Total;;4733334444'],
    ['Telefone', 'Soma;;47999998888'],
    ['Valor', 'Total;;11222333000181'],
    ['Valor', 'Total;;'],
    ['Nº', 'Total;;120'],
    ['CEP', 'Soma;;89.010'],
    ['Telefone do cliente', 'Total;;3333.4444'],
  ])('with a column %s, %s is a company', async (header, row) => {
    const { cells, notes } = await csv(`Nome;Cidade;${header}\nAna;Itu;\n${row}\n`);
    expect([cells.map(([name]) => name), notes]).toEqual([['Ana', row.split(';')[0]], []]);
  });

  test.each([
    'Total Energia Ltda;Itu;10',
    'Total;Itu;10',
    'Soma;São Paulo;5',
    'Gerado em 2020;Itu;1',
    'Nome;Itu;Valor',
  ])('%s is a customer all the same', async (row) => {
    expect(await read('Ana;Itu;10', row)).toMatchObject({ names: ['Ana', row.split(';')[0]], notes: [] });
  });
});

describe('code pages', () => {
  const text = 'Nome;Cidade\r\nJoão Conceição;São José\r\nÂngela Muñoz Ávila;Jaraguá do Sul\r\n';
  test.each([
    [
      'CP850',
      '4e6f6d653b4369646164650d0a4a6fc66f20436f6e6365698 7c66f3b53c66f204a6f73820d0ab66e67656c61204d75a46f7a20b576696c613b497475',
    ],
    [
      'Mac Roman',
      '4e6f6d653b4369646164650d0a4a6f8b6f20436f6e6365698d8b6f3b538b6f204a6f738e0d0ae56e67656c61204d75966f7a20e776696c613b497475',
    ],
  ])('%s is recognised by its Portuguese', async (encoding, hex) => {
    const { head, cells, notes } = await readWholeSheet(
      path('a.csv'),
      Buffer.from(hex.replace(' ', ''), 'hex'),
    );
    expect(head.encoding).toBe(encoding);
    expect(cells).toEqual([
      ['João Conceição', 'São José'],
      ['Ângela Muñoz Ávila', 'Itu'],
    ]);
    expect(notes).toEqual([
      `O arquivo é de um programa antigo (${encoding}): confira os acentos antes de importar.`,
    ]);
  });
  test('twice UTF-8', async () => {
    const twice = Buffer.from(Buffer.from(text).toString('latin1'));
    const { cells, notes } = await readWholeSheet(path('a.csv'), twice);
    expect(cells).toEqual([
      ['João Conceição', 'São José'],
      ['Ângela Muñoz Ávila', 'Jaraguá do Sul'],
    ]);
    expect(notes).toEqual(['Acentos gravados duas vezes em UTF-8, recuperados: linha 2 e mais 3.']);
  });
  test('Windows-1252 keeps its quotes, dashes and euro signs', async () => {
    const { head, cells } = await readWholeSheet(
      path('a.csv'),
      Buffer.from('4e6f6d653b4f62730a44922076696c613b934f6c94962080350a', 'hex'),
    );
    expect(head.encoding).toBe('Windows-1252');
    expect(cells).toEqual([['D’ vila', '“Ol”– €5']]);
  });
  test('words in capitals, prices and bullets stay Windows-1252', async () => {
    const latin = Buffer.from('Nome;Obs\nSERVIÇO DE INSTALAÇÃO;3º andar, R£\nAÇÃO;São\n', 'latin1');
    expect((await readWholeSheet(path('a.csv'), latin)).head.encoding).toBe('Windows-1252');
  });
  test('none that is known: it is told', async () => {
    const strange = Buffer.from('4e6f6d650a4af06f6ef1e0f2fa0ac0eeb3f7feda0aabc5d8f8d0e50a', 'hex');
    const { notes } = await readWholeSheet(path('a.csv'), strange);
    expect(notes.join()).toMatch(/Não reconhecemos a codificação/);
  });
});

test('all rows are looked at for what they prove', async () => {
  const file = path('many.csv');
  await readWholeSheet(file, `Nome;Valor\n${'Ana;7.200\n'.repeat(500)}Rui;1.234,56\n`);
  const survey = await surveySpreadsheet(file, { name: 'many.csv', most: 99 });
  expect(survey.rows).toHaveLength(99);
  expect(survey).toMatchObject({
    count: 501,
    evidence: [{ numbers: { unclear: 0 } }, { numbers: { thousands: 1, unclear: 500, example: '7.200' } }],
  });
});
