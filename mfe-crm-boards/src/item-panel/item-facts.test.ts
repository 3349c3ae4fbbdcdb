import type { BoardItem } from '@girassol/shared-domain/contract';
import { anItem } from './an-item';
import { factsOf } from './item-facts';

const fact = (item: BoardItem, id: string) => factsOf(item).find((candidate) => candidate.id === id);
const withCustomer = (changes: Partial<BoardItem['customer']>, item: Partial<BoardItem> = {}) =>
  anItem({ customer: { ...anItem().customer, ...changes }, ...item });

test('[boards-005, boards-009] Informações has every fact of the item, in order', () => {
  expect(factsOf(anItem()).map(({ label, value }) => [label, value])).toEqual([
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
  expect(fact(anItem({ type: 'ADMINISTRATIVE' }), 'amount')?.value).toBe('R$ 25.400,50');
  expect(fact(anItem(), 'amount')).toBeUndefined();
});

test('[boards-011] WhatsApp is a link with the country code 55', () => {
  expect(fact(anItem(), 'whatsapp')?.href).toBe('https://wa.me/5547999998888');
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
  expect(fact(anItem(), 'owners')?.value).toBe('Ana Souza');
  expect(fact(anItem({ user: null }), 'owners')?.value).toBe('GERENTE');
});

test('[boards-014] several owners of an activity are the first and a count, in full all of them', () => {
  const owners = ['Ana', 'Bruno'].map((name) => ({ _id: name, personalData: { name } }));
  expect(fact(anItem({ type: 'AFTER_SALES', owners }), 'owners')).toMatchObject({
    label: 'Responsáveis',
    value: 'Ana +1',
    fullValue: 'Ana | Bruno',
  });
});

test('what can be taken elsewhere can be copied; what is missing cannot', () => {
  expect(fact(anItem(), 'email')?.copies).toBe('carla@exemplo.com.br');
  expect(fact(withCustomer({ email: '' }), 'email')?.copies).toBeUndefined();
  expect(fact(anItem({ dueDate: null }), 'deadline')?.value).toBe('');
});
