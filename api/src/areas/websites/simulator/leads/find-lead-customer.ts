import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import {
  findInvalidNameCharacter,
  isCompanyName,
  normalizeName,
  toPhoneMatchKey,
} from '@girassol/shared-domain';
import { sql } from 'kysely';
import { createCustomer } from '../../../customers/create-customer';
import { chooseItemOwner } from '../../../sales/board-users';

/** Pattern of names that an account may give its site in its list of origins. */
const OWN_SITE_ORIGIN = /^(site|website|site da empresa|simulador)$/i;

/**
 * Finds the customer who has the phone number of a site lead and returns the customer unchanged. Otherwise
 * creates a customer, owned by the seller whose simulator link the visitor opened, or by GERENTE.
 */
export async function findOrCreateLeadCustomer(
  tx: Tx,
  voice: Caller,
  { name, phone, answers, seller_id }: Row<'website_leads'>,
): Promise<Row<'customers'>> {
  const known = await findCustomerByPhone(tx, voice.accountId, phone);
  if (known) return known;
  const { origins } = await loadSettingsDocument(tx, voice.accountId);
  const ownerId = await chooseItemOwner(tx, voice.accountId, 'PRE_SALES', seller_id ?? voice.userId);
  const { _id } = await createCustomer(tx, voice, ownerId, {
    name: toCustomerName(name),
    phone,
    whatsapp: phone,
    uf: answers.uf,
    city: answers.city,
    origin: origins.find((origin) => OWN_SITE_ORIGIN.test(origin.name))?.name ?? null,
  });
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', voice.accountId)
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
}

/** Converts the name of a lead to a valid name of a customer. The note on the lead has the name as typed. */
function toCustomerName(name: string): string {
  const kept = Array.from(name).filter(
    (character) => findInvalidNameCharacter(character, 'company') === null,
  );
  const fitting = normalizeName(kept.join(''));
  return isCompanyName(fitting) ? fitting : 'Visitante do site';
}

/**
 * Finds the customer with a phone. Of several, prefers one with an open lead, one that is not archived, and the newest.
 */
function findCustomerByPhone(
  tx: Tx,
  accountId: string,
  phone: string,
): Promise<Row<'customers'> | undefined> {
  const key = toPhoneMatchKey(phone);
  // Named as the index of the column is, which leaves empty ones out.
  return tx
    .selectFrom('customers as c')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where.and([where('phone_key', '<>', sql.lit('')), where('phone_key', '=', key)]),
        where.and([where('whatsapp_key', '<>', sql.lit('')), where('whatsapp_key', '=', key)]),
      ]),
    )
    .orderBy(
      sql`exists (select from sales s where s.account_id = c.account_id and s.customer_id = c.id
        and s.type = 'PRE_SALES' and s.status = 'IN_PROGRESS')`,
      'desc',
    )
    .orderBy(sql`archived_at is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
