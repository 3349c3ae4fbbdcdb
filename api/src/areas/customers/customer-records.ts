import type { Row, Tx } from '@girassol/api-platform/database';
import type { Customer, CustomerRecord, ListedCustomer } from '@girassol/shared-domain/contract';

/** Converts a row of `customers` to the customer that the API returns. */
export function toCustomer(row: Row<'customers'>): Customer {
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
    address: formatAddress(row),
    postalCode: row.postal_code,
    origin: row.origin,
    archived: row.archived_at !== null,
    registryTimestamp: row.registered_at.getTime(),
  };
}

/** Converts a row of `customers` to an entry of the list of customers, with the owner's name. */
export function toListedCustomer(row: Row<'customers'>, ownerName: string): ListedCustomer {
  return { ...toCustomer(row), owner: { _id: row.owner_id, personalData: { name: ownerName } } };
}

/**
 * Converts a row of `customers` to the complete record that the API returns, and loads the names of the
 * customer's owner and last editor.
 */
export async function loadCustomerRecord(tx: Tx, row: Row<'customers'>): Promise<CustomerRecord> {
  const names = await loadUserNames(tx, row.account_id, [row.owner_id, row.updated_by]);
  return {
    ...toCustomer(row),
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
      userName: getLastEditorName(row, names),
    },
  };
}

/** Returns the name of the last editor. A change without one was made by the customer, who accepted a proposal. */
function getLastEditorName(
  { updated_by, owner_id, version }: Row<'customers'>,
  names: ReadonlyMap<string, string>,
): string {
  if (updated_by === null && version > 1) return 'O cliente';
  return names.get(updated_by ?? owner_id) ?? '';
}

/** Loads the names of users of an account, by id. */
export async function loadUserNames(
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

/** Formats `Rua das Flores, 120 - Bloco B, Centro`; missing parts are left out. */
function formatAddress({ street, number, complement, district }: Row<'customers'>): string {
  const door = [street, number].filter(Boolean).join(', ');
  return [[door, complement].filter(Boolean).join(' - '), district].filter(Boolean).join(', ');
}
