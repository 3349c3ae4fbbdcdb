import type { Row, Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';
import type { NotificationFacts, NotificationKind } from '@girassol/shared-domain';
import type { SignatureContext } from './contract-context';

type ContractKind = Extract<NotificationKind, `contract-${string}`>;
type Besides<K extends ContractKind> = Omit<
  NotificationFacts<K>,
  'signatureId' | 'number' | 'contract' | 'customer' | 'item'
>;

/**
 * Notifies the sender of a document for signature, and the owners of its item, of the outcome, such as
 * signed, refused or expired. `by` is the user who caused it; null for somebody outside.
 */
export async function notifySender<K extends ContractKind>(
  tx: Tx,
  { signature, contract, item }: SignatureContext,
  kind: K,
  besides: Besides<K>,
  by: string | null = null,
): Promise<void> {
  const facts = {
    ...besides,
    signatureId: signature.id,
    number: contract.number,
    contract: contract.name,
    customer: await loadContractCustomerName(tx, contract),
    item: { id: item.id, board: item.type },
  } as unknown as NotificationFacts<K>; // the compiler sees the union of all kinds
  await notify(tx, {
    accountId: signature.account_id,
    kind,
    people: [signature.sent_by, item.owner_id, ...item.co_owner_ids],
    by,
    facts,
  });
}

/** Loads the name of the customer of a contract. */
export async function loadContractCustomerName(
  tx: Tx,
  { account_id, customer_id }: Pick<Row<'sale_contracts'>, 'account_id' | 'customer_id'>,
): Promise<string> {
  const { name } = await tx
    .selectFrom('customers')
    .select('name')
    .where('account_id', '=', account_id)
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  return name;
}
