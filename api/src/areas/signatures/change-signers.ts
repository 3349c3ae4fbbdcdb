import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { invalidField, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { findSignerProblems, MAX_SIGNERS, normalizeSigner } from '@girassol/shared-domain/signatures';
import type { ContractContext } from './contract-context';
import { listSigners, lockDraftSignature } from './lock-signature';
import { publishContractChanged } from './publish-contract-changed';
import { updateSignature } from './update-signature';

type Signer = ParsedRequestBody<'POST /signatures/single/person/:saleId/:contractId'>;

/** Adds a signer to the draft of a signature, after its other signers. */
export async function addSigner(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  body: Signer,
): Promise<Row<'signatures'>> {
  const signature = await lockDraftSignature(tx, place.contract);
  const others = await listSigners(tx, signature);
  if (others.length >= MAX_SIGNERS)
    throw new Refusal(409, `Um documento tem no máximo ${MAX_SIGNERS} signatários.`);
  const signer = checkedSigner(body, others);
  await tx
    .insertInto('signature_persons')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      signature_id: signature.id,
      place: others.length,
      turn: others.length + 1,
      ...signer,
    })
    .execute();
  return written(tx, caller, place, signature);
}

/** Edits the data of a signer in the draft of a signature. */
export async function editSigner(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  { personId, body }: { personId: string; body: Signer },
): Promise<Row<'signatures'>> {
  const signature = await lockDraftSignature(tx, place.contract);
  const persons = await listSigners(tx, signature);
  requirePerson(persons, personId);
  const signer = checkedSigner(
    body,
    persons.filter(({ id }) => id !== personId),
  );
  await tx
    .updateTable('signature_persons')
    .set(signer)
    .where('account_id', '=', caller.accountId)
    .where('id', '=', personId)
    .execute();
  return written(tx, caller, place, signature);
}

/** Deletes a signer from the draft of a signature. The signers after the deleted one move up. */
export async function deleteSigner(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  personId: string,
): Promise<Row<'signatures'>> {
  const signature = await lockDraftSignature(tx, place.contract);
  const persons = await listSigners(tx, signature);
  requirePerson(persons, personId);
  await tx
    .deleteFrom('signature_persons')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', personId)
    .execute();
  await putInOrder(
    tx,
    persons.filter(({ id }) => id !== personId),
  );
  return written(tx, caller, place, signature);
}

/**
 * Sets the order in which the signers of a draft will sign. The request must name each signer exactly once.
 */
export async function setSignerOrder(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  { isOrdered, persons: wanted }: ParsedRequestBody<'PUT /signatures/single/order/:saleId/:contractId'>,
): Promise<Row<'signatures'>> {
  const signature = await lockDraftSignature(tx, place.contract);
  const persons = await listSigners(tx, signature);
  const inOrder = wanted.flatMap((id) => persons.find((person) => person.id === id) ?? []);
  if (new Set(wanted).size !== persons.length || inOrder.length !== persons.length)
    throw new Refusal(409, 'Os signatários mudaram enquanto isso. Confira-os e ordene de novo.', {
      fields: [{ path: 'persons', message: 'Envie cada signatário uma vez.' }],
    });
  await putInOrder(tx, inOrder);
  return written(tx, caller, place, signature, { is_ordered: isOrdered });
}

/** A signer as they are kept, if they are one, and none of the others. */
function checkedSigner(body: Signer, others: readonly Row<'signature_persons'>[]): Signer {
  const problems = findSignerProblems(body);
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);
  // Said by the specification: the only way that is offered (signatures-007).
  if (body.auth !== 'email')
    throw invalidField('auth', 'A assinatura é confirmada por e-mail: SMS e WhatsApp não são oferecidos.');
  const signer = normalizeSigner(body);
  if (others.some(({ document, kind }) => document === signer.document && kind === signer.kind))
    throw invalidField('document', 'Já há um signatário com este CPF neste documento.');
  return signer;
}

function requirePerson(persons: readonly Row<'signature_persons'>[], personId: string): void {
  if (!persons.some(({ id }) => id === personId)) throw buildSignerNotFound();
}

/** Builds the refusal (404) for a signer who no longer exists. */
export const buildSignerNotFound = () => notFound('Este signatário não existe mais.');

async function putInOrder(tx: Tx, persons: readonly Row<'signature_persons'>[]): Promise<void> {
  for (const [place, { account_id, id }] of persons.entries())
    await tx
      .updateTable('signature_persons')
      .set({ place, turn: place + 1 })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
}

async function written(
  tx: Tx,
  caller: Caller,
  place: ContractContext,
  signature: Row<'signatures'>,
  columns: { is_ordered?: boolean } = {},
): Promise<Row<'signatures'>> {
  await publishContractChanged(tx, caller, place);
  return updateSignature(tx, signature, columns);
}
