import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { registerCustomer } from '../../../customers/register-customer';
import { ownerFor } from '../../../sales/board-users';
import { readSettingsDocument } from '../../../settings/read-settings';

/** What the list of origins of an account may call its site. */
const OWN_SITE = /^(site|website|site da empresa|simulador)$/i;

/** The customer with the phone of a lead, as it is; else a new one of the seller whose address was opened. */
export async function customerOfLead(
  tx: Tx,
  voice: Caller,
  { name, phone, answers, seller_id }: Row<'website_leads'>,
): Promise<Row<'customers'>> {
  const known = await withPhone(tx, voice.accountId, phone);
  if (known) return known;
  const { origins } = await readSettingsDocument(tx, voice.accountId);
  const ownerId = await ownerFor(tx, voice.accountId, 'PRE_SALES', seller_id ?? voice.userId);
  const { _id } = await registerCustomer(tx, voice, ownerId, {
    name,
    phone,
    whatsapp: phone,
    uf: answers.uf,
    city: answers.city,
    origin: origins.find((origin) => OWN_SITE.test(origin.name))?.name ?? null,
  });
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', voice.accountId)
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
}

/** Of several with the same phone the one with an open lead, then one that is not archived, then the newest. */
function withPhone(tx: Tx, accountId: string, phone: string): Promise<Row<'customers'> | undefined> {
  const phones = [phone, `55${phone}`];
  // Named as the index of the column is, which leaves empty ones out.
  return tx
    .selectFrom('customers as c')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where.and([where('phone', '<>', sql.lit('')), where('phone', 'in', phones)]),
        where.and([where('whatsapp', '<>', sql.lit('')), where('whatsapp', 'in', phones)]),
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
