import {
  buildCustomerRequest,
  buildNewCustomerRequest,
  customerSchema,
  emptyCustomerValues,
  emptyNewCustomer,
  newCustomerSchema,
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
  expect(await isValid('Maria D´Ávila')).toEqual([true, true]);
});

test('[shell.forms-007] a company may be called as companies are, and a person is not', async () => {
  const getProblem = (values: object, schema = customerSchema) =>
    schema.validate({ ...emptyCustomerValues, ...values }).then(
      () => null,
      (error: Error) => error.message,
    );
  const name = 'Mais+Energia 100% LTDA';
  expect(await getProblem({ name, kind: 'company' })).toBeNull();
  expect(await getProblem({ name, kind: 'person' })).toBeNull();
  expect(await getProblem({ name, kind: 'person', document: '52998224725' })).toBe(
    'Insira um nome válido, sem “+”. Se é uma empresa, escolha “Empresa (CNPJ)”.',
  );
  expect(await getProblem({ name: 'Bar: Filial', kind: 'company' })).toBe('Insira um nome válido, sem “:”.');
  // A customer who comes with an item has nothing but a document to say which it is.
  const isFine = (document: string) => newCustomerSchema.isValid({ ...emptyNewCustomer, name, document });
  expect(await Promise.all([isFine(''), isFine('11222333000181'), isFine('52998224725')])).toEqual([
    true,
    true,
    false,
  ]);
});

test('[customers-006, customers-011] the document tells a company from a person, and empty fields are left out', () => {
  expect(buildNewCustomerRequest({ ...emptyNewCustomer, name: ' Ana ' })).toEqual({ name: 'Ana' });
  const company = { ...emptyNewCustomer, name: 'Solar', document: '12abc34501de35', uf: 'SC' };
  expect(buildNewCustomerRequest(company)).toEqual({
    name: 'Solar',
    document: '12ABC34501DE35',
    isCNPJ: true,
    uf: 'SC',
  });
  const person = { ...emptyNewCustomer, name: 'Ana', document: '52998224725', city: 'Blumenau' };
  expect(buildNewCustomerRequest(person)).toEqual({
    name: 'Ana',
    document: '52998224725',
    isCNPJ: false,
    city: 'Blumenau',
  });
});

test('of a customer who is there, only what was changed is sent', () => {
  const before = { ...emptyCustomerValues, name: 'Ana', phone: '47999998888', street: 'Rua A' };
  expect(buildCustomerRequest(before, before)).toEqual({});
  expect(buildCustomerRequest({ ...before, street: ' Rua B ' }, before)).toEqual({
    addressDetail: { street: 'Rua B' },
  });
});
