import { padNumber } from '@girassol/shared-domain';
import type { Row, Tx } from '../../platform/database';
import { writeHistory } from '../../platform/histories/write-history';
import { enlivenItem, tellCard } from '../kanbans/enliven-item';
import type { ContractPlace } from './contract-place';
import { tellContracts } from './tell-contracts';

/** Who does something with a contract: somebody of the account, or a name from outside. */
export interface StepSender {
  accountId: string;
  clientId: string | null;
  userId: string | null;
  /** Of who is no user. */
  name?: string;
}

/** By whom things are done that nobody does. */
export const bySystem = (accountId: string): StepSender => ({
  accountId,
  clientId: null,
  userId: null,
  name: 'Girassol',
});

/** Writes a step into the history of item and customer, wakes the item, and tells whoever has it on screen. */
export async function recordContractStep(
  tx: Tx,
  sender: StepSender,
  place: ContractPlace,
  { title, content }: { title: string; content: string },
): Promise<void> {
  const { contract, item } = place;
  const { accountId } = sender;
  const user = sender.userId === null ? undefined : await nameOf(tx, accountId, sender.userId);
  await writeHistory(
    tx,
    sender,
    { userId: user ? sender.userId : null, name: user?.name ?? sender.name ?? '', email: user?.email ?? '' },
    {
      customerId: contract.customer_id,
      saleId: contract.sale_id,
      title,
      content: `Contrato ${padNumber(contract.number)}, "${contract.name}"${content ? `: ${content}` : '.'}`,
    },
  );
  await enlivenItem(tx, sender, item, 'contrato');
  if (item.status === 'IN_PROGRESS') await tellCard(tx, sender, item);
  await tellContracts(tx, sender, place);
}

const nameOf = (
  tx: Tx,
  accountId: string,
  userId: string,
): Promise<Pick<Row<'users'>, 'name' | 'email'> | undefined> =>
  tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();

/** The contract of a signature with its item, whoever looks; undefined where they are gone. */
export async function placeOf(
  tx: Tx,
  { account_id, contract_id }: Pick<Row<'signatures'>, 'account_id' | 'contract_id'>,
): Promise<ContractPlace | undefined> {
  const contract = await tx
    .selectFrom('sale_contracts')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', contract_id)
    .executeTakeFirst();
  const item =
    contract &&
    (await tx
      .selectFrom('sales')
      .selectAll()
      .where('account_id', '=', account_id)
      .where('id', '=', contract.sale_id)
      .executeTakeFirst());
  return contract && item && { contract, item };
}
