import { testItem } from '@girassol/shared-auth/testing';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { factsOf } from './item-facts';

const fact = (item: BoardItem, id: string) => factsOf(item).find((candidate) => candidate.id === id);
const withCustomer = (changes: Partial<BoardItem['customer']>, item: Partial<BoardItem> = {}) =>
  testItem({ customer: { ...testItem().customer, ...changes }, ...item });

test('[boards-005, boards-009] Informações has every fact of the item, in order', () => {
  expect(factsOf(testItem()).map(({ label, value }) => [label, value])).toEqual([
    ['Número', '#00012'],
    ['Prazo', '20/04/2026'],
    ['Cliente', 'Carla Schmidt'],
    ['E-mail', 'carla@exemplo.com.br'],
    ['Telefone', '(47) 3333-4444'],
    ['WhatsApp', '(47) 99999-8888'],
    ['Potência', '5,40 kWp'],
    ['Tipo de UC', 'Residencial'],
    ['Cidade da obra', 'Blumenau'],
    ['Endereço da obra', 'Rua das Palmeiras, 100'],
    ['Responsável', 'Ana Souza'],
    ['Data de registro', '25/02/2026'],
    ['ID', '018f0000-0000-7000-8000-00000000a001'],
  ]);
});

test('[boards-010] the value is shown for administrative items only', () => {
  expect(fact(testItem({ type: 'ADMINISTRATIVE' }), 'amount')?.value).toBe('R$ 25.400,50');
  expect(fact(testItem(), 'amount')).toBeUndefined();
});

test('[boards.aftersales-006] an activity says power in kWp, distance in km and roof height in m', () => {
  const activity = testItem({ type: 'AFTER_SALES', modsQtd: 12, invQtd: 1, distance: 18.5, roofHight: 4 });
  const said = factsOf(activity).map(({ label, value }) => `${label}: ${value}`);
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
  expect(fact(testItem(), 'distance')).toBeUndefined();
});

test('[boards-011] WhatsApp is a link with the country code 55', () => {
  expect(fact(testItem(), 'whatsapp')?.href).toBe('https://wa.me/5547999998888');
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
  expect(fact(testItem(), 'owners')?.value).toBe('Ana Souza');
  expect(fact(testItem({ user: null }), 'owners')?.value).toBe('GERENTE');
});

test('[boards-014] several owners of an activity are the first and a count, in full all of them', () => {
  const owners = ['Ana', 'Bruno'].map((name) => ({ _id: name, personalData: { name } }));
  expect(fact(testItem({ type: 'AFTER_SALES', owners }), 'owners')).toMatchObject({
    label: 'Responsáveis',
    value: 'Ana +1',
    fullValue: 'Ana | Bruno',
  });
});

test('what can be taken elsewhere can be copied; what is missing cannot', () => {
  expect(fact(testItem(), 'email')?.copies).toBe('carla@exemplo.com.br');
  expect(fact(withCustomer({ email: '' }), 'email')?.copies).toBeUndefined();
  expect(fact(testItem({ dueDate: null }), 'deadline')?.value).toBe('');
});
