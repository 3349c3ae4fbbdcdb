import { buildTestItem } from '@girassol/shared-auth/testing';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { getItemFacts } from './item-facts';

const fact = (item: BoardItem, id: string) => getItemFacts(item).find((candidate) => candidate.id === id);
const withCustomer = (changes: Partial<BoardItem['customer']>, item: Partial<BoardItem> = {}) =>
  buildTestItem({ customer: { ...buildTestItem().customer, ...changes }, ...item });

test('[boards-005, boards-009] Informações has every fact of the item, in order', () => {
  expect(getItemFacts(buildTestItem()).map(({ label, value }) => [label, value])).toEqual([
    ['Número', '#00012'],
    ['Prazo', '20/04/2026'],
    ['Validade', ''],
    ['Temperatura', 'Morno'],
    ['Cliente', 'Carla Schmidt'],
    ['E-mail', 'carla@exemplo.com.br'],
    ['Telefone', '(47) 3333-4444'],
    ['WhatsApp', '(47) 99999-8888'],
    ['Potência', '5,40 kWp'],
    ['Tipo de UC', 'Residencial'],
    ['Cidade da obra', 'Blumenau, SC'],
    ['Endereço da obra', 'Rua das Palmeiras, 100'],
    ['Responsável', 'Ana Souza'],
    ['Data de registro', '25/02/2026'],
    ['ID', '018f0000-0000-7000-8000-00000000a001'],
  ]);
});

test('a power that nobody gave is not zero', () => {
  expect(fact(buildTestItem({ power: 0 }), 'power')).toMatchObject({ label: 'Potência', value: '' });
});

test('[boards-010] the value is shown for administrative items only', () => {
  expect(fact(buildTestItem({ type: 'ADMINISTRATIVE' }), 'amount')?.value).toBe('R$ 25.400,50');
  expect(fact(buildTestItem(), 'amount')).toBeUndefined();
});

test('[boards.aftersales-006] an activity says power in kWp, distance in km and roof height in m', () => {
  const activity = buildTestItem({
    type: 'AFTER_SALES',
    modsQtd: 12,
    invQtd: 1,
    distance: 18.5,
    roofHight: 4,
  });
  const said = getItemFacts(activity).map(({ label, value }) => `${label}: ${value}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'Potência: 5,40 kWp',
      'Módulos: 12',
      'Inversores: 1',
      'Tipo de inversor: Inversor de String',
      'Distância: 18,50 km',
      'Altura do telhado: 4,00 m',
    ]),
  );
  expect(fact(buildTestItem(), 'distance')).toBeUndefined();
});

test('[boards-011] WhatsApp is a link with the country code 55', () => {
  expect(fact(buildTestItem(), 'whatsapp')?.href).toBe('https://wa.me/5547999998888');
  expect(fact(withCustomer({ whatsapp: '' }), 'whatsapp')).toEqual({
    id: 'whatsapp',
    label: 'WhatsApp',
    value: '',
    isNumeric: true,
  });
});

test.each([
  ['Blumenau', 'Blumenau', false],
  ['são josé', 'São José', false],
  ['Gaspar', 'Blumenau', true],
  ['', 'Blumenau', false],
])('[boards-012] a customer of %j with the work in %j: customer city shown %s', (city, workCity, isShown) => {
  expect(fact(withCustomer({ city }, { workCity }), 'customerCity') !== undefined).toBe(isShown);
});

test('[boards-013] the owner is the name of the user, or GERENTE', () => {
  expect(fact(buildTestItem(), 'owners')?.value).toBe('Ana Souza');
  expect(fact(buildTestItem({ user: null }), 'owners')?.value).toBe('GERENTE');
});

test('[boards-014] several owners of an activity are the first and a count, in full all of them', () => {
  const owners = ['Ana', 'Bruno'].map((name) => ({ _id: name, personalData: { name } }));
  expect(fact(buildTestItem({ type: 'AFTER_SALES', owners }), 'owners')).toMatchObject({
    label: 'Responsáveis',
    value: 'Ana +1',
    fullValue: 'Ana | Bruno',
  });
});

test('what can be taken elsewhere can be copied; what is missing cannot', () => {
  expect(fact(buildTestItem(), 'email')?.copies).toBe('carla@exemplo.com.br');
  expect(fact(withCustomer({ email: '' }), 'email')?.copies).toBeUndefined();
  expect(fact(buildTestItem({ dueDate: null }), 'deadline')?.value).toBe('');
});
