import type { ParsedBody } from '@girassol/shared-domain/contract';
import { keptSigner, MOST_SIGNERS, signerProblems } from '@girassol/shared-domain/signatures';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { notFound, Refusal, wrongField } from '../../platform/refusals/refusal';
import type { ContractPlace } from './contract-place';
import { heldDraft, personsOf } from './held-signature';
import { tellContracts } from './tell-contracts';
import { writeSignature } from './write-signature';

type Signer = ParsedBody<'POST /signatures/single/person/:saleId/:contractId'>;

/** Adds a signer to a draft, after the others. */
export async function addSigner(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  body: Signer,
): Promise<Row<'signatures'>> {
  const signature = await heldDraft(tx, place.contract);
  const others = await personsOf(tx, signature);
  if (others.length >= MOST_SIGNERS)
    throw new Refusal(409, `Um documento tem no máximo ${MOST_SIGNERS} signatários.`);
  const signer = checkedSigner(body, others);
  await tx
    .insertInto('signature_persons')
    .values({
      account_id: caller.accountId,
      id: newId(),
      signature_id: signature.id,
      place: others.length,
      turn: others.length + 1,
      ...signer,
    })
    .execute();
  return written(tx, caller, place, signature);
}

/** Changes a signer of a draft. */
export async function editSigner(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  { personId, body }: { personId: string; body: Signer },
): Promise<Row<'signatures'>> {
  const signature = await heldDraft(tx, place.contract);
  const persons = await personsOf(tx, signature);
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

/** Takes a signer out of a draft; those who come after move up. */
export async function deleteSigner(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  personId: string,
): Promise<Row<'signatures'>> {
  const signature = await heldDraft(tx, place.contract);
  const persons = await personsOf(tx, signature);
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

/** Says in which order people sign: all of them, each once, as they stand on the screen. */
export async function orderSigners(
  tx: Tx,
  caller: Caller,
  place: ContractPlace,
  { isOrdered, persons: wanted }: ParsedBody<'PUT /signatures/single/order/:saleId/:contractId'>,
): Promise<Row<'signatures'>> {
  const signature = await heldDraft(tx, place.contract);
  const persons = await personsOf(tx, signature);
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
  const problems = signerProblems(body);
  if (problems.length > 0) throw problemsRefusal(problems);
  // Said by the specification: the only way that is offered (signatures-007).
  if (body.auth !== 'email')
    throw wrongField('auth', 'A assinatura é confirmada por e-mail: SMS e WhatsApp não são oferecidos.');
  const signer = keptSigner(body);
  if (others.some(({ document, kind }) => document === signer.document && kind === signer.kind))
    throw wrongField('document', 'Já há um signatário com este CPF neste documento.');
  return signer;
}

function requirePerson(persons: readonly Row<'signature_persons'>[], personId: string): void {
  if (!persons.some(({ id }) => id === personId)) throw noSuchPerson();
}

export const noSuchPerson = () => notFound('Este signatário não existe mais.');

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
  place: ContractPlace,
  signature: Row<'signatures'>,
  columns: { is_ordered?: boolean } = {},
): Promise<Row<'signatures'>> {
  await tellContracts(tx, caller, place);
  return writeSignature(tx, signature, columns);
}
