import { createHash } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { invalidField, notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, formatContractFileName, formatDate, toEpochMs } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import {
  hasSignatureModule,
  isSignerActionRequired,
  MAX_SIGNATURE_DAYS,
  SIGNATURE_MODULE_REQUIRED_MESSAGE,
} from '@girassol/shared-domain/signatures';
import type { FastifyInstance } from 'fastify';
import {
  type ContractContext,
  type ContractKey,
  loadContractContext,
  requireSignatureSender,
} from '../contract-context';
import { findCurrentSignature, listSigners, lockLiveSignature } from '../lock-signature';
import { enqueueProviderDocumentOpening } from '../provider/provider-jobs';
import { recordContractStep } from '../record-contract-step';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';
import { updateSignature } from '../update-signature';
import { scheduleSignatureExpiry } from './expire-signature';
import { generateVerifyCode } from './generate-verify-code';
import { invitePendingSigners } from './invite-signer';
import { type PreparedDocument, parseBase64, prepareSigningDocument } from './prepare-signing-document';
import { requireSignatureQuota } from './quota';
import { scheduleSignerReminder } from './remind-signers';
import { storeSignaturePdf, toSafeFileName } from './store-pdf';

type Sent = ParsedRequestBody<'PUT /signatures/single/:saleId/:contractId'>;

/**
 * Result of preparing a document for its signers before the transaction: the digest of the request, and the
 * stored PDF. `document` is null if the same request was sent already.
 */
export interface PreparedSending {
  /** Digest of the request. An equal request gets the result of the first. */
  digest: string;
  /** Null: this very document was sent already. */
  document: (PreparedDocument & { file: StoredFile }) | null;
}

/**
 * Checks that a document may be sent for signature, and prepares its PDF. Runs outside of any transaction.
 */
export async function prepareSending(
  app: FastifyInstance,
  caller: Caller,
  address: ContractKey,
  { base64File, validityDate }: Sent,
): Promise<PreparedSending> {
  const bytes = await parseBase64(base64File);
  const digest = createHash('sha256')
    .update(`${await computeSha256OnThread(bytes)} ${validityDate}`)
    .digest('hex');
  const { accountId, userId } = caller;
  const contract = await app.database.asAccount(caller, async (tx) => {
    const found = await loadContractContext(tx, caller, address);
    requireSignatureSender(caller);
    const signature = await findCurrentSignature(tx, found.contract);
    if (signature?.request_digest === digest) return null;
    requireModule(caller);
    await requireSendable(tx, signature, validityDate);
    await requireSignatureQuota(tx, caller.accountId);
    return found.contract;
  });
  if (!contract) return { digest, document: null };
  const document = await prepareSigningDocument(app, caller, app.signing.documents, { contract, bytes });
  const name = toSafeFileName(`${formatContractFileName(contract)}.pdf`);
  const file = await storeSignaturePdf(app, { accountId, userId, name, bytes: document.pdf });
  return { digest, document: { ...document, file } };
}

/**
 * Sends a prepared document to its signers (signatures-013). Repeats all checks of the preparation while the
 * signature is locked. Sending the same request again changes nothing; sending another document throws 409.
 */
export async function sendForSignature(
  tx: Tx,
  caller: Caller,
  signing: SigningServices,
  { place, body, prepared }: { place: ContractContext; body: Sent; prepared: PreparedSending },
): Promise<Row<'signatures'>> {
  requireSignatureSender(caller);
  const { contract, item } = place;
  const { validityDate } = body;
  const draft = await lockLiveSignature(tx, contract);
  if (draft.request_digest === prepared.digest) return draft;
  requireModule(caller);
  const persons = await requireSendable(tx, draft, validityDate);
  // Sent by another meanwhile and cancelled since: what was made is gone with the sweep.
  if (!prepared.document)
    throw new Refusal(409, 'A assinatura mudou enquanto isso. Confira e envie de novo.');
  await requireSignatureQuota(tx, caller.accountId, { forUpdate: true });

  const { file, hash, pages } = prepared.document;
  await saveReservedFile(tx, caller.accountId, file);
  const { current: provider } = signing.providers;
  const waited = persons.filter(({ kind }) => isSignerActionRequired(kind)).length;
  const signature = await updateSignature(tx, draft, {
    state: 'OPEN',
    provider: provider.name,
    key: draft.id,
    request_digest: prepared.digest,
    validity_date: validityDate,
    expires_at: new Date(toEpochMs(addDays(validityDate, 1), '00:00')),
    document_file_id: file.id,
    document_hash: hash,
    pages,
    verify_code: generateVerifyCode(),
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
  await scheduleSignatureExpiry(tx, signature);
  if (provider.outside) await enqueueProviderDocumentOpening(tx, signature);
  else {
    await invitePendingSigners(tx, signing, { signature, contract, item });
    await scheduleSignerReminder(tx, signature);
  }
  return signature;
}

/** Refuses an account without the module (signatures-001). */
function requireModule(caller: Caller): void {
  if (!hasSignatureModule(caller)) throw notAllowed(SIGNATURE_MODULE_REQUIRED_MESSAGE);
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
  const persons = signature?.state === 'DRAFT' ? await listSigners(tx, signature) : [];
  if (!signature || !persons.some(({ kind }) => isSignerActionRequired(kind)))
    throw new Refusal(409, 'Adicione quem vai assinar antes de gerar o documento.');
  const today = await loadAccountToday(tx, signature.account_id);
  if (validityDate < today)
    throw invalidField('validityDate', 'O prazo para assinar não pode ficar no passado.');
  if (validityDate > addDays(today, MAX_SIGNATURE_DAYS))
    throw invalidField('validityDate', 'O prazo para assinar pode ser de no máximo um ano.');
  return persons;
}
