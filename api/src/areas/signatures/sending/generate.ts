import { createHash } from 'node:crypto';
import { addDays, formatDate, instantOf, padNumber } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import {
  hasSignatureModule,
  isWaitedFor,
  LONGEST_SIGNATURE_DAYS,
  NO_SIGNATURES,
} from '@girassol/shared-domain/signatures';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/access';
import { accountToday } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { keepFile } from '../../../platform/files/stored-files';
import { notAllowed, Refusal, wrongField } from '../../../platform/refusals/refusal';
import { type ContractAddress, type ContractPlace, contractPlace, requireSender } from '../contract-place';
import { currentSignature, heldLiveSignature, personsOf } from '../held-signature';
import { recordContractStep } from '../record-contract-step';
import type { Signing } from '../signing';
import { addToTrail } from '../trail';
import { writeSignature } from '../write-signature';
import { expireLater } from './expire';
import { inviteThoseWhoseTurnItIs } from './invite';
import { fileName, storePdf } from './keep-bytes';
import { newVerifyCode } from './new-verify-code';
import { openLater } from './open-at-provider';
import { type PreparedDocument, prepareDocument, readBase64, sha256 } from './prepare-document';
import { requireQuota } from './quota';
import { remindLater } from './remind';

type Sent = ParsedBody<'PUT /signatures/single/:saleId/:contractId'>;

/** What was made of a request before its transaction. */
export interface Prepared {
  /** Of what was asked for: the same again is answered with the first. */
  digest: string;
  /** Null: this very document was sent already. */
  document: (PreparedDocument & { file: StoredFile }) | null;
}

/** Makes the document of a request, once it is clear that it may be sent. Runs outside any transaction. */
export async function prepareSending(
  app: FastifyInstance,
  caller: Caller,
  address: ContractAddress,
  { base64File, validityDate }: Sent,
): Promise<Prepared> {
  const bytes = readBase64(base64File);
  const digest = createHash('sha256')
    .update(`${sha256(bytes)} ${validityDate}`)
    .digest('hex');
  const { accountId, userId } = caller;
  const contract = await app.database.asAccount(caller, async (tx) => {
    const found = await contractPlace(tx, caller, address);
    requireSender(caller);
    const signature = await currentSignature(tx, found.contract);
    if (signature?.request_digest === digest) return null;
    requireModule(caller);
    await requireSendable(tx, signature, validityDate);
    await requireQuota(tx, caller.accountId);
    return found.contract;
  });
  if (!contract) return { digest, document: null };
  const document = await prepareDocument(app, caller, app.signing.documents, { contract, bytes });
  const name = fileName(`Contrato ${padNumber(contract.number)} - ${contract.name}.pdf`);
  const file = await storePdf(app, { accountId, userId, name, bytes: document.pdf });
  return { digest, document: { ...document, file } };
}

/**
 * Sends a document to its signers (signatures-013): everything that was looked at before is looked at again while the
 * record is held. The same document again changes nothing; another one is refused.
 */
export async function sendDocument(
  tx: Tx,
  caller: Caller,
  signing: Signing,
  { place, body, prepared }: { place: ContractPlace; body: Sent; prepared: Prepared },
): Promise<Row<'signatures'>> {
  requireSender(caller);
  const { contract, item } = place;
  const { validityDate } = body;
  const draft = await heldLiveSignature(tx, contract);
  if (draft.request_digest === prepared.digest) return draft;
  requireModule(caller);
  const persons = await requireSendable(tx, draft, validityDate);
  // Sent by another meanwhile and cancelled since: what was made is gone with the sweep.
  if (!prepared.document)
    throw new Refusal(409, 'A assinatura mudou enquanto isso. Confira e envie de novo.');
  await requireQuota(tx, caller.accountId, { forUpdate: true });

  const { file, hash, pages } = prepared.document;
  await keepFile(tx, caller.accountId, file);
  const { current: provider } = signing.providers;
  const waited = persons.filter(({ kind }) => isWaitedFor(kind)).length;
  const signature = await writeSignature(tx, draft, {
    state: 'OPEN',
    provider: provider.name,
    key: draft.id,
    request_digest: prepared.digest,
    validity_date: validityDate,
    expires_at: new Date(instantOf(addDays(validityDate, 1), '00:00')),
    document_file_id: file.id,
    document_hash: hash,
    pages,
    verify_code: newVerifyCode(),
    signers: waited,
    sent_by: caller.userId,
    sent_at: new Date(),
  });
  const { userId } = caller;
  await addToTrail(tx, signature, { kind: 'CREATED', userId, facts: { documentHash: hash, pages } });
  await addToTrail(tx, signature, { kind: 'SENT', userId, facts: { signers: waited, validityDate } });
  await recordContractStep(tx, { accountId: caller.accountId, clientId: caller.clientId, userId }, place, {
    title: 'Contrato enviado para assinatura',
    content: `${waited === 1 ? '1 signatário' : `${waited} signatários`}, até ${formatDate(validityDate)}.`,
  });
  await expireLater(tx, signature);
  if (provider.outside) await openLater(tx, signature);
  else {
    await inviteThoseWhoseTurnItIs(tx, signing, { signature, contract, item });
    await remindLater(tx, signature);
  }
  return signature;
}

/** Refuses an account without the module (signatures-001). */
function requireModule(caller: Caller): void {
  if (!hasSignatureModule(caller)) throw notAllowed(NO_SIGNATURES);
}

/** Refuses what was sent already, what nobody is to sign, and a day that is over. Answers the people. */
async function requireSendable(
  tx: Tx,
  signature: Row<'signatures'> | undefined,
  validityDate: string,
): Promise<Row<'signature_persons'>[]> {
  if (signature?.state === 'OPEN' || signature?.state === 'COMPLETED' || signature?.state === 'SEALED')
    throw new Refusal(
      409,
      'Outro documento deste contrato já foi enviado para assinatura. Para enviar este, cancele o outro.',
    );
  const persons = signature?.state === 'DRAFT' ? await personsOf(tx, signature) : [];
  if (!signature || !persons.some(({ kind }) => isWaitedFor(kind)))
    throw new Refusal(409, 'Adicione quem vai assinar antes de gerar o documento.');
  const today = await accountToday(tx, signature.account_id);
  if (validityDate < today)
    throw wrongField('validityDate', 'O prazo para assinar não pode ficar no passado.');
  if (validityDate > addDays(today, LONGEST_SIGNATURE_DAYS))
    throw wrongField('validityDate', 'O prazo para assinar pode ser de no máximo um ano.');
  return persons;
}
