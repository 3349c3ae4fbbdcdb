import { importTypes } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { SheetCell } from '../sheet-cell';
import type { SheetColumn } from './mapping';
import { suggestMapping } from './suggest-mapping';

const column = (header: string, ...values: SheetCell[]): SheetColumn => ({ header, values });
const guess = (type: Parameters<typeof suggestMapping>[0], columns: SheetColumn[]) =>
  Object.fromEntries(
    Object.entries(suggestMapping(type, columns)).map(([key, { property }]) => [key, property]),
  );

test.each(importTypes)('[imports-025] %s: every property name and label maps itself', (type) => {
  for (const text of ['name', 'label'] as const) {
    const columns = getImportProperties(type).map((property) => column(property[text].toUpperCase()));
    const suggested = suggestMapping(type, columns);
    for (const property of getImportProperties(type))
      expect(suggested[property[text].toUpperCase()]).toMatchObject({
        property: property.name,
        certainty: 'exact',
      });
  }
});

test('the columns of an old CRM are known by their usual names', () => {
  expect(
    guess('customer', [
      column('Nome/Razão Social', 'Ana Souza', 'Padaria Sol Ltda'),
      column('CPF / CNPJ', '529.982.247-25', 11222333000181),
      column('Fone', '4733334444'),
      column('Celular', '(47) 99999-8888'),
      column('Município', 'Blumenau'),
      column('Estado', 'SC', 'Paraná'),
      column('Nº', 12),
      column('Vendedor', 'Carla'),
      column('Dt. Cadastro', { date: '2020-02-01' }),
      column('Obs.:', 'x'),
      column('Tipo de pessoa', 'Física'),
    ]),
  ).toEqual({
    'Nome/Razão Social': 'nome',
    'CPF / CNPJ': 'cpf_ou_cnpj',
    Fone: 'telefone',
    Celular: 'whatsapp',
    Município: 'cidade',
    Estado: 'UF',
    Nº: 'numero',
    Vendedor: 'id_colaborador_proprietario',
    'Dt. Cadastro': 'data_de_registro',
    'Obs.:': 'observacoes',
    'Tipo de pessoa': null,
  });
});

test('a sales list names its deal and its customer', () => {
  expect(
    guess('sales', [
      column('Nome', 'Telhado'),
      column('Cliente', 'Ana'),
      column('Valor da venda', 'R$ 1.000,00'),
      column('Etapa', 'Novo contato'),
      column('Responsável', 'Carla'),
      column('Estado', 'Aberto', 'Perdido'),
      column('UF', 'SC'),
      column('Criado em', '01/02/2024'),
      column('Fechado em', null),
      column('Observações', 'x'),
    ]),
  ).toEqual({
    Nome: 'nome_negocio',
    Cliente: 'nome_cliente',
    'Valor da venda': 'valor_negocio',
    Etapa: 'etapa_funil_negocio',
    Responsável: 'id_colaborador_proprietario',
    Estado: 'status_negocio',
    UF: 'UF_cliente',
    'Criado em': 'data_registro_negocio',
    'Fechado em': 'data_finalizacao_negocio',
    Observações: 'observacoes_negocio',
  });
});

test('a price list of kits names numbered groups, the first without a number', () => {
  expect(
    guess('kit', [
      column('Distribuidor'),
      column('Preço do kit'),
      column('Módulo'),
      column('Qtd módulos'),
      column('Placa 2'),
      column('Módulo 2 Marca'),
      column('Qtde item 3'),
      column('Telhado', 'Cerâmico'),
    ]),
  ).toEqual({
    Distribuidor: 'fornecedor',
    'Preço do kit': 'valor',
    Módulo: 'modulo_1_modelo',
    'Qtd módulos': 'modulo_1_quantidade',
    'Placa 2': 'modulo_2_modelo',
    'Módulo 2 Marca': 'modulo_2_fabricante',
    'Qtde item 3': 'item_3_quantidade',
    Telhado: 'estrutura_de_fixacao',
  });
});

test('values vote where the header says nothing', () => {
  expect(
    guess('customer', [
      column('Coluna1', 'a@b.com', 'c@d.com.br'),
      column('Coluna2', '529.982.247-25', 11222333000181),
      column('Coluna3', '(47) 99999-8888', 4733334444),
      column('Coluna4', 'SC', 'São Paulo'),
      column('Coluna5', '89010-000'),
      column('Coluna6', 'Ana', 'Rui'),
    ]),
  ).toEqual({
    Coluna1: 'email',
    Coluna2: 'cpf_ou_cnpj',
    Coluna3: 'telefone',
    Coluna4: 'UF',
    Coluna5: 'cep',
    Coluna6: null,
  });
  expect(suggestMapping('customer', [column('X', 'a@b.com')]).X?.certainty).toBe('values');
});

test('values veto: no state is married, no name is a phone, and nobody gets the document of a spouse', () => {
  const suggested = suggestMapping('customer', [
    column('Estado civil', 'Casado', 'Solteira'),
    column('Estado', 'Ativo', 'Inativo'),
    column('Contato', '(47) 99999-8888'),
    column('CPF do cônjuge', '529.982.247-25'),
  ]);
  expect(suggested['Estado civil']).toEqual({ property: null, certainty: 'none', others: [] });
  expect(suggested.Estado?.property).toBeNull();
  expect(suggested.Contato).toMatchObject({
    property: 'telefone',
    certainty: 'values',
    others: ['whatsapp', 'origem'],
  });
  expect(suggested['CPF do cônjuge']?.property).toBeNull();
});

test('a similar header is mapped from 0.6 on, and below only offered', () => {
  const suggested = suggestMapping('customer', [column('Logradouros'), column('Nacional')]);
  expect(suggested.Logradouros).toMatchObject({ property: 'logradouro', certainty: 'likely' });
  expect(suggested.Nacional).toEqual({ property: null, certainty: 'none', others: ['nacionalidade'] });
});

test('each property is given once, to the column that fits best', () => {
  const suggested = suggestMapping('customer', [column('Cliente'), column('NOME'), column('Nomes')]);
  expect(suggested.NOME?.property).toBe('nome');
  expect(suggested.Cliente?.property).toBeNull();
  expect(suggested.Nomes?.property).toBeNull();
  expect(guess('customer', [column('Telefone'), column('Telefone (2)')])).toEqual({
    Telefone: 'telefone',
    'Telefone (2)': 'whatsapp',
  });
});

test('what the account corrected comes before other names, and property names before that', () => {
  const learned = { 'ponto de contato': 'whatsapp', fone: 'whatsapp', nome: 'observacoes', obs: 'gone' };
  const columns = [column('Ponto de contato'), column('nome'), column('Obs')];
  expect(suggestMapping('customer', columns, learned)).toMatchObject({
    'Ponto de contato': { property: 'whatsapp', certainty: 'learned' },
    nome: { property: 'nome', certainty: 'exact' },
    Obs: { property: 'observacoes', certainty: 'synonym' },
  });
  expect(suggestMapping('customer', [column('FONE')], learned).FONE?.property).toBe('whatsapp');
});

test('strange headers break nothing', () => {
  const headers = ['', '***', 'no', '__proto__', 'constructor', '😀', 'x'.repeat(5_000)];
  const suggested = suggestMapping(
    'customer',
    headers.map((header) => column(header, 'x', 1, true, null)),
  );
  expect(Object.keys(suggested)).toHaveLength(headers.length);
  for (const { property } of Object.values(suggested)) expect(property).toBeNull();
});
