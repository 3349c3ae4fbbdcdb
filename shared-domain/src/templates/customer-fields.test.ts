import type { CustomerRecord } from '../contract/customers';
import { customerTagFields } from './customer-fields';

const carla = {
  name: 'Carla Schmidt',
  document: '52998224725',
  phone: '',
  whatsapp: '47999991234',
  email: 'carla@exemplo.com.br',
  address: 'Rua das Palmeiras, 120, Centro',
  city: 'Blumenau',
  uf: 'SC',
} satisfies Partial<CustomerRecord>;

const fill = (customer: typeof carla) =>
  Object.fromEntries(customerTagFields.map(({ tag, getText }) => [tag, getText(customer)]));

test('a customer has an address alone, and one with city and state', () => {
  expect(fill(carla)).toMatchObject({
    cliente_documento: '529.982.247-25',
    cliente_endereco: 'Rua das Palmeiras, 120, Centro',
    cliente_endereco_completo: 'Rua das Palmeiras, 120, Centro, Blumenau/SC',
    cliente_telefone: null,
  });
});

test.each([
  [{ city: '', uf: '' }, 'Rua das Palmeiras, 120, Centro'],
  [{ uf: '' }, 'Rua das Palmeiras, 120, Centro, Blumenau'],
  [{ address: ' ' }, null],
])('of %p the whole address is %p', (changes, address) => {
  expect(fill({ ...carla, ...changes }).cliente_endereco_completo).toBe(address);
});
