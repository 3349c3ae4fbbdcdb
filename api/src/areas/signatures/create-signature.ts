import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { ContractContext } from './contract-context';
import { findCurrentSignature, listSigners, liveSignatureCondition } from './lock-signature';
import { publishContractChanged } from './publish-contract-changed';

/**
 * Returns the live signature of a contract, or creates a signature if there is none (signatures-002). A new
 * signature copies the signers of the contract's last signature that was refused, expired or cancelled.
 */
export async function findOrCreateSignature(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  provider: string,
): Promise<Row<'signatures'>> {
  const { contract } = place;
  const last = await findCurrentSignature(tx, contract);
  const { accountId, userId } = caller;
  const made = await tx
    .insertInto('signatures')
    .values({
      account_id: accountId,
      id: generateId(),
      contract_id: contract.id,
      user_id: userId,
      provider,
      is_ordered: last?.is_ordered ?? false,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'contract_id']).where(liveSignatureCondition).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!made) return (await findCurrentSignature(tx, contract)) as Row<'signatures'>; // what was in the way is there
  if (last) await copyPersons(tx, last, made);
  await publishContractChanged(tx, caller, place);
  return made;
}

async function copyPersons(tx: Tx, from: Row<'signatures'>, to: Row<'signatures'>): Promise<void> {
  const persons = await listSigners(tx, from);
  if (persons.length === 0) return;
  await tx
    .insertInto('signature_persons')
    .values(
      persons.map(({ place, turn, role, kind, name, surname, email, document, phone, auth }) => ({
        account_id: to.account_id,
        id: generateId(),
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
