import type { NotificationFacts, NotificationKind } from '@girassol/shared-domain';
import type { Row, Tx } from '../../platform/database';
import { notify } from '../../platform/notifications';
import type { SignaturePlace } from './mails/mail-signer';

type ContractKind = Extract<NotificationKind, `contract-${string}`>;
type Besides<K extends ContractKind> = Omit<
  NotificationFacts<K>,
  'signatureId' | 'number' | 'contract' | 'customer' | 'item'
>;

/** Tells who sent a document, and who is responsible for its item, what became of it. */
export async function tellSender<K extends ContractKind>(
  tx: Tx,
  { signature, contract, item }: SignaturePlace,
  kind: K,
  besides: Besides<K>,
): Promise<void> {
  const facts = {
    ...besides,
    signatureId: signature.id,
    number: contract.number,
    contract: contract.name,
    customer: await customerName(tx, contract),
    item: { id: item.id, board: item.type },
  } as unknown as NotificationFacts<K>; // the compiler sees the union of all kinds
  await notify(tx, {
    accountId: signature.account_id,
    kind,
    people: [signature.sent_by, item.owner_id, ...item.co_owner_ids],
    by: null,
    facts,
  });
}

/** The customer of a contract. */
export async function customerName(
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
