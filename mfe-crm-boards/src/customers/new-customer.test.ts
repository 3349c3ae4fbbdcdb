import { customerRequestOf, emptyCustomer, type NewCustomer, newCustomerSchema } from './new-customer';

async function problems(customer: Partial<NewCustomer>): Promise<Record<string, string>> {
  try {
    await newCustomerSchema.validate(
      { ...emptyCustomer, name: 'Ana Souza', ...customer },
      { abortEarly: false },
    );
    return {};
  } catch (error) {
    if (!(error instanceof Error) || !('inner' in error) || !Array.isArray(error.inner)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test('[customers-002] only the name is required, and spaces are no name', async () => {
  expect(await problems({})).toEqual({});
  expect(await problems({ name: '   ' })).toEqual({ name: 'Insira o nome do cliente.' });
});

test('[shell.forms-007] a name with symbols is none', async () => {
  expect(await problems({ name: 'Ana <b>' })).toEqual({ name: 'Insira um nome válido.' });
});

test('[shell.forms-006, shell.forms-010] what is typed must be right', async () => {
  expect(await problems({ document: '52998224720', phone: '123', email: 'ana@x' })).toEqual({
    document: 'CPF ou CNPJ inválido.',
    phone: 'Telefone inválido: use DDD e número.',
    email: 'E-mail inválido.',
  });
  expect(
    await problems({ document: '52998224725', phone: '47999998888', email: 'ana@exemplo.com.br' }),
  ).toEqual({});
});

test('a CNPJ with letters is a document like any other', async () => {
  expect(await problems({ document: '12ABC34501DE35' })).toEqual({});
});

test('[customers-011] the call says whether the customer is a company and leaves empty fields out', () => {
  expect(customerRequestOf({ ...emptyCustomer, name: ' Ana ' })).toEqual({ name: 'Ana' });
  expect(
    customerRequestOf({ ...emptyCustomer, name: 'Solar', document: '12abc34501de35', uf: 'SC' }),
  ).toEqual({
    name: 'Solar',
    document: '12ABC34501DE35',
    isCNPJ: true,
    uf: 'SC',
  });
});
