import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { formatContractLabel } from '@girassol/shared-domain';
import { publishItemChanged, updateItemLastActivity } from '../kanbans/touch-item';
import type { ContractContext } from './contract-context';
import { publishContractChanged } from './publish-contract-changed';

/**
 * Author of a step in the life of a contract, such as sending or signing: a user of the account, or a person
 * outside the account by name.
 */
export interface ContractStepAuthor {
  accountId: string;
  clientId: string | null;
  userId: string | null;
  /** Name of an author who is no user. */
  name?: string;
}

/** Returns the author, named Girassol, of contract steps that the system takes by itself. */
export const getSystemAuthor = (accountId: string): ContractStepAuthor => ({
  accountId,
  clientId: null,
  userId: null,
  name: 'Girassol',
});

/**
 * Records a step in the life of a contract, such as sending or signing: adds a line to the histories of item
 * and customer, updates the last activity of the item, and publishes the change.
 */
export async function recordContractStep(
  tx: Tx,
  sender: ContractStepAuthor,
  place: ContractContext,
  { title, content }: { title: string; content: string },
): Promise<void> {
  const { contract, item } = place;
  const { accountId } = sender;
  const user = sender.userId === null ? undefined : await findStepUser(tx, accountId, sender.userId);
  await addHistoryLine(
    tx,
    sender,
    { userId: user ? sender.userId : null, name: user?.name ?? sender.name ?? '', email: user?.email ?? '' },
    {
      customerId: contract.customer_id,
      saleId: contract.sale_id,
      title,
      content: `${formatContractLabel(contract)}${content ? `: ${content}` : '.'}`,
    },
  );
  await updateItemLastActivity(tx, sender, item, 'contrato');
  if (item.status === 'IN_PROGRESS') await publishItemChanged(tx, sender, item);
  await publishContractChanged(tx, sender, place);
}

const findStepUser = (
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

/**
 * Finds the contract and the item of a signature, without checking access. Returns undefined if the contract
 * or the item no longer exists.
 */
export async function findContractContext(
  tx: Tx,
  { account_id, contract_id }: Pick<Row<'signatures'>, 'account_id' | 'contract_id'>,
): Promise<ContractContext | undefined> {
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
