import type { CustomerRecord, ListedCustomer } from '@girassol/shared-domain/contract';

const OWNER = { _id: '0198a000-0000-7000-8000-000000000001', personalData: { name: 'Ana Souza' } };

/** Builds a customer of the customer list for tests. */
export function buildListedCustomer(overrides: Partial<ListedCustomer> = {}): ListedCustomer {
  return {
    _id: '0198a000-0000-7000-8000-00000000c001',
    name: 'Maria da Conceição',
    email: 'maria@exemplo.com.br',
    phone: '4733334444',
    whatsapp: '47999998888',
    document: '52998224725',
    isCNPJ: false,
    uf: 'SC',
    city: 'Blumenau',
    address: 'Rua XV, 100, Centro',
    postalCode: '89010000',
    origin: 'Indicação',
    archived: false,
    registryTimestamp: Date.UTC(2026, 4, 10, 12),
    owner: OWNER,
    ...overrides,
  };
}

/** Builds a full customer record for tests. */
export function buildCustomerRecord(overrides: Partial<CustomerRecord> = {}): CustomerRecord {
  const { owner = OWNER, ...listed } = buildListedCustomer();
  return {
    ...listed,
    owner,
    addressDetail: {
      postalCode: '89010000',
      street: 'Rua XV',
      number: '100',
      district: 'Centro',
      complement: '',
    },
    income: null,
    rg: '',
    nationality: '',
    profession: '',
    personInCharge: { name: '', cpf: '' },
    associates: null,
    observations: '',
    version: 3,
    lastUpdate: { timestamp: Date.UTC(2026, 10, 20, 17, 5), userName: 'Rafael Nunes' },
    ...overrides,
  };
}
