import type { Tx } from '@girassol/api-platform/database';
import { type DemoChatPerson, writeDemoChats } from '@girassol/support-api/chats';
import type { AccountDraft } from './world';

const STRANGER: DemoChatPerson = { customerId: null, name: 'Rogério Lima', phone: '47988123450' };
/** Number of the demonstration's company. */
const COMPANY_PHONE = '4733220000';

/** Writes conversations by WhatsApp with customers of the account who have open leads or deals. */
export async function writeChats(
  tx: Tx,
  { accountId, manager, items }: AccountDraft,
  { now }: { now: number },
): Promise<void> {
  const customers = new Map<string, DemoChatPerson>();
  for (const { row, customer } of items)
    if (row.status === 'IN_PROGRESS' && customer.row.phone && customers.size < 3)
      customers.set(customer.row.phone, {
        customerId: customer.row.id,
        name: customer.row.name,
        phone: customer.row.phone,
      });
  const people = [...customers.values(), STRANGER];
  await writeDemoChats(tx, { accountId, author: manager, people, phone: COMPANY_PHONE, now });
}
