import type { Customer, CustomerRecord, ListedCustomer } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';

/** A customer as the contract names it. */
export function customerAnswer(row: Row<'customers'>): Customer {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp,
    document: row.document,
    isCNPJ: row.is_cnpj,
    uf: row.uf,
    city: row.city,
    address: addressOf(row),
    postalCode: row.postal_code,
    origin: row.origin,
    archived: row.archived_at !== null,
    registryTimestamp: row.registered_at.getTime(),
  };
}

/** The same, with who looks after it. */
export function listedCustomerAnswer(row: Row<'customers'>, ownerName: string): ListedCustomer {
  return { ...customerAnswer(row), owner: { _id: row.owner_id, personalData: { name: ownerName } } };
}

/** Everything that is kept of a customer. */
export async function customerRecordAnswer(tx: Tx, row: Row<'customers'>): Promise<CustomerRecord> {
  const names = await namesOf(tx, row.account_id, [row.owner_id, row.updated_by]);
  return {
    ...customerAnswer(row),
    owner: { _id: row.owner_id, personalData: { name: names.get(row.owner_id) ?? '' } },
    addressDetail: {
      postalCode: row.postal_code,
      street: row.street,
      number: row.number,
      district: row.district,
      complement: row.complement,
    },
    income: row.income_cents === null ? null : row.income_cents / 100,
    rg: row.rg,
    nationality: row.nationality,
    profession: row.profession,
    personInCharge: { name: row.in_charge_name, cpf: row.in_charge_cpf },
    associates: row.associates,
    observations: row.observations,
    version: row.version,
    lastUpdate: {
      timestamp: row.updated_at.getTime(),
      userName: names.get(row.updated_by ?? row.owner_id) ?? '',
    },
  };
}

/** Names of users of an account, by id. */
export async function namesOf(
  tx: Tx,
  accountId: string,
  userIds: (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(userIds.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted)
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** `Rua das Flores, 120 - Bloco B, Centro`; parts that are missing are left out. */
function addressOf({ street, number, complement, district }: Row<'customers'>): string {
  const door = [street, number].filter(Boolean).join(', ');
  return [[door, complement].filter(Boolean).join(' - '), district].filter(Boolean).join(', ');
}
