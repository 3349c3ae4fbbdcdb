import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import type { ContractPlace } from './contract-place';
import { currentSignature, isLive, personsOf } from './held-signature';
import { tellContracts } from './tell-contracts';

/**
 * The record by which a contract is signed: the live one, or a new one (signatures-002). After one that was refused, ended
 * or cancelled the new one begins with its people, so that only what was wrong is mended.
 */
export async function beginSignature(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  provider: string,
): Promise<Row<'signatures'>> {
  const { contract } = place;
  const last = await currentSignature(tx, contract);
  const { accountId, userId } = caller;
  const made = await tx
    .insertInto('signatures')
    .values({
      account_id: accountId,
      id: newId(),
      contract_id: contract.id,
      user_id: userId,
      provider,
      is_ordered: last?.is_ordered ?? false,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'contract_id']).where(isLive).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) return (await currentSignature(tx, contract)) as Row<'signatures'>; // what was in the way is there
  if (last) await copyPersons(tx, last, made);
  await tellContracts(tx, caller, place);
  return made;
}

async function copyPersons(tx: Tx, from: Row<'signatures'>, to: Row<'signatures'>): Promise<void> {
  const persons = await personsOf(tx, from);
  if (persons.length === 0) return;
  await tx
    .insertInto('signature_persons')
    .values(
      persons.map(({ place, turn, role, kind, name, surname, email, document, phone, auth }) => ({
        account_id: to.account_id,
        id: newId(),
        signature_id: to.id,
        place,
        turn,
        role,
        kind,
        name,
        surname,
        email,
        document,
        phone,
        auth,
      })),
    )
    .execute();
}
