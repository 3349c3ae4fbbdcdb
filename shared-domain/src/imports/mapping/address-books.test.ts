import type { ImportType } from '../import-types';
import type { SheetCell } from '../sheet-cell';
import { suggestMapping } from './suggest-mapping';

const guess = (type: ImportType, head: string, ...rows: SheetCell[][]) => {
  const headers = head.split('|');
  const columns = headers.map((header, at) => ({ header, values: rows.map((cells) => cells[at] ?? null) }));
  const suggested = suggestMapping(type, columns);
  return Object.fromEntries(
    headers.flatMap((header) => (suggested[header]?.property ? [[header, suggested[header].property]] : [])),
  );
};

describe('address books of programs map themselves', () => {
  test('Google Contacts', () => {
    const head =
      'First Name|Middle Name|Last Name|Phonetic First Name|Name Prefix|Nickname|Organization Name|Organization Title|Birthday|Notes|Photo|Labels|E-mail 1 - Label|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value|Phone 2 - Label|Phone 2 - Value|Address 1 - Street|Address 1 - City|Address 1 - Region|Address 1 - Postal Code';
    const row = [
      'José',
      'Carlos',
      "D'Ávila",
      null,
      null,
      null,
      'Sol Ltda',
      'Dono',
      null,
      null,
      null,
      '* myContacts',
      '*',
      'a@b.com.br',
      'Mobile',
      '+55 11 97777-6666',
      'Home',
      '+55 11 3333-4444',
      'Rua A, 1',
      'São Paulo',
      'SP',
      '01310-100',
    ];
    expect(guess('customer', head, row)).toEqual({
      'First Name': 'nome',
      'Middle Name': 'nome',
      'Last Name': 'nome',
      Notes: 'observacoes',
      'E-mail 1 - Value': 'email',
      'Phone 1 - Value': 'telefone',
      'Phone 2 - Value': 'whatsapp',
      'Address 1 - Street': 'logradouro',
      'Address 1 - City': 'cidade',
      'Address 1 - Region': 'UF',
      'Address 1 - Postal Code': 'cep',
    });
  });

  test('Outlook in both languages', () => {
    expect(
      guess(
        'customer',
        'First Name|Middle Name|Last Name|Company|E-mail Address|Mobile Phone|Business Phone|Home Street|Home City|Home State|Home Postal Code|Notes',
        [
          'Ana',
          'B',
          'Prado',
          'Sol',
          'a@b.com',
          '47 98888-7777',
          '47 3333-4444',
          'Rua A',
          'Itu',
          'SP',
          '13300-000',
          'x',
        ],
      ),
    ).toMatchObject({
      'First Name': 'nome',
      'Middle Name': 'nome',
      'Last Name': 'nome',
      'E-mail Address': 'email',
      'Mobile Phone': 'whatsapp',
      'Business Phone': 'telefone',
      'Home City': 'cidade',
      'Home State': 'UF',
      'Home Postal Code': 'cep',
      'Home Street': 'logradouro',
    });
    expect(
      guess(
        'customer',
        'Nome|Segundo Nome|Sobrenome|Endereço de Email|Telefone Celular|Telefone Comercial',
        ['Ana', null, 'Prado', 'a@b.com', '47988887777', '4733334444'],
        ['Rui', 'B', 'Sá', 'r@b.com', null, null],
      ),
    ).toEqual({
      Nome: 'nome',
      'Segundo Nome': 'nome',
      Sobrenome: 'nome',
      'Endereço de Email': 'email',
      'Telefone Celular': 'whatsapp',
      'Telefone Comercial': 'telefone',
    });
  });

  test('leads of Meta, with a whole name or its parts', () => {
    const ids = ['l:1', '2026-11-20T22:41:05-03:00', 'ag:1', 'Anuncio', 'false', 'ig'];
    const head = 'id|created_time|ad_id|ad_name|is_organic|platform';
    expect(
      guess('customer', `${head}|full_name|phone_number|email|city`, [
        ...ids,
        'Marta Prado',
        'p:+5547988887777',
        'm@b.com.br',
        'Itu',
      ]),
    ).toEqual({
      created_time: 'data_de_registro',
      full_name: 'nome',
      phone_number: 'telefone',
      email: 'email',
      city: 'cidade',
    });
    expect(
      guess('preSale', `${head}|first_name|last_name|phone_number`, [
        ...ids,
        'Marta',
        'Prado',
        'p:+5547988887777',
      ]),
    ).toMatchObject({
      first_name: 'nome_cliente',
      last_name: 'nome_cliente',
      phone_number: 'telefone_cliente',
    });
  });

  test('contacts of WhatsApp Business', () => {
    expect(
      guess('customer', 'Saved Name|Public Display Name|Phone Number', [
        'Ana Prado',
        'ana ☀',
        '+55 47 98888-7777',
      ]),
    ).toMatchObject({
      'Saved Name': 'nome',
      'Phone Number': 'telefone',
    });
  });

  test('a whole name beside its parts stands alone, and a last name alone is no name', () => {
    expect(guess('customer', 'Nome completo|Sobrenome', ['Ana Prado', 'Prado'])).toEqual({
      'Nome completo': 'nome',
    });
    expect(guess('customer', 'Full Name|First Name|Last Name', ['Ana Prado', 'Ana', 'Prado'])).toEqual({
      'Full Name': 'nome',
    });
    expect(guess('customer', 'Nome|Sobrenome', ['Ana', 'Prado'])).toEqual({
      Nome: 'nome',
      Sobrenome: 'nome',
    });
  });
});

describe('headers with brackets, units and marks', () => {
  test.each([
    ['module', 'Potência (kWp)', 0.55, 'modulo_potencia_em_watts'],
    ['module', 'Potência [W]', 550, 'modulo_potencia_em_watts'],
    ['module', 'Peso kg', 27, 'peso_em_kg'],
    ['inverter', 'Potência nominal (kVA)', 5, 'inversor_potencia_em_watts'],
    ['customer', 'Nome *', 'Ana', 'nome'],
    ['customer', 'CPF (somente números)', '52998224725', 'cpf_ou_cnpj'],
    ['customer', 'Celular (com DDD):', '47988887777', 'telefone'],
    ['customer', 'Renda em R$', '5.000,00', 'renda_mensal'],
    ['sales', 'Valor da venda [R$]', '5.000,00', 'valor_negocio'],
    ['kit', 'Preço do kit (à vista)', 9000, 'valor'],
  ] as const)('%s: %s', (type, header, value, property) => {
    expect(guess(type, header, [value])).toEqual({ [header]: property });
  });

  test('of somebody else they stay somebody else’s', () => {
    expect(guess('customer', 'CPF (cônjuge)', ['52998224725'])).toEqual({});
  });
});

test('a column that numbers the rows is neither house number nor stock', () => {
  const rows = (from: number) => Array.from({ length: 6 }, (_, at) => [from + at, 'Ana']);
  expect(guess('customer', 'Nº|Nome', ...rows(1))).toEqual({ Nome: 'nome' });
  expect(
    guess('customer', 'Nº|Nome', ...rows(1).map(([number, name]) => [`${number}º`, name ?? null])),
  ).toEqual({ Nome: 'nome' });
  expect(guess('customer', 'Nº|Nome', [12, 'Ana'], [7, 'Rui'], [9, 'Eva'])).toEqual({
    Nº: 'numero',
    Nome: 'nome',
  });
});
