import {
  customerSchema,
  emptyCustomerValues,
  emptyNewCustomer,
  newCustomerSchema,
  requestOfCustomer,
  requestOfNewCustomer,
} from './customer-values';

const isValid = (name: string) =>
  Promise.all([
    customerSchema.isValid({ ...emptyCustomerValues, name }),
    newCustomerSchema.isValid({ ...emptyNewCustomer, name }),
  ]);

test('[customers-002] only the name is required, and spaces are no name', async () => {
  expect(await isValid('Ana Souza')).toEqual([true, true]);
  expect(await isValid('   ')).toEqual([false, false]);
});

test('[shell.forms-007] a name with symbols is none', async () => {
  expect(await isValid('Ana <b>')).toEqual([false, false]);
});

test('[customers-006, customers-011] the document tells a company from a person, and empty fields are left out', () => {
  expect(requestOfNewCustomer({ ...emptyNewCustomer, name: ' Ana ' })).toEqual({ name: 'Ana' });
  const company = { ...emptyNewCustomer, name: 'Solar', document: '12abc34501de35', uf: 'SC' };
  expect(requestOfNewCustomer(company)).toEqual({
    name: 'Solar',
    document: '12ABC34501DE35',
    isCNPJ: true,
    uf: 'SC',
  });
  const person = { ...emptyNewCustomer, name: 'Ana', document: '52998224725', city: 'Blumenau' };
  expect(requestOfNewCustomer(person)).toEqual({
    name: 'Ana',
    document: '52998224725',
    isCNPJ: false,
    city: 'Blumenau',
  });
});

test('of a customer who is there, only what was changed is sent', () => {
  const before = { ...emptyCustomerValues, name: 'Ana', phone: '47999998888', street: 'Rua A' };
  expect(requestOfCustomer(before, before)).toEqual({});
  expect(requestOfCustomer({ ...before, street: ' Rua B ' }, before)).toEqual({
    addressDetail: { street: 'Rua B' },
  });
});
