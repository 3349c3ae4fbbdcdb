import type { Readable } from 'node:stream';
import { loadAccountNow } from '@girassol/api-platform/clock';
import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import {
  type BankCreditRequest,
  BankRefusalError,
  BankUnavailableError,
  type SentDocument,
} from '../bank-provider';
import { lockApplication, type StoredCreditApplication, saveApplication } from './application-store';
import { hasApplicationEnded } from './automatic-steps';
import type { CreditApplication } from './credit-application';
import { applyStatusFromDocuments } from './document-groups';

/** Maximum size in bytes of a document that the bank accepts. */
const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/**
 * Stores a request for credit as a new application at the demonstration bank, or finds the application that
 * was submitted with the same key. Returns the bank's reference of the application.
 */
export async function receiveCreditRequest(
  tx: Tx,
  { accountId, companyName, associates, request }: BankCreditRequest,
  key: string,
): Promise<string> {
  const id = generateId();
  const reference = `BD-${id}`;
  const row = await tx
    .insertInto('demo_bank_applications')
    .values({
      account_id: accountId,
      id,
      submit_key: key,
      reference,
      company_name: companyName,
      associates,
      request: JSON.stringify(request),
      stage: request.stage,
      status: 'SOLICITACAO_GERADA',
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'submit_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) {
    const entry = await lockKnownApplication(tx, accountId, reference);
    await saveApplication(tx, entry, entry.application);
    return reference;
  }
  const known = await tx
    .selectFrom('demo_bank_applications')
    .select('reference')
    .where('account_id', '=', accountId)
    .where('submit_key', '=', key)
    .executeTakeFirstOrThrow();
  return known.reference;
}

/**
 * Finds an application at the demonstration bank by its reference, and locks it until the transaction ends.
 * Throws `BankRefusalError` if there is none.
 */
export async function lockKnownApplication(
  tx: Tx,
  accountId: string,
  reference: string,
): Promise<StoredCreditApplication> {
  const entry = await lockApplication(tx, accountId, { reference });
  if (!entry) throw new BankRefusalError('O banco não conhece este pedido.');
  return entry;
}

/**
 * Returns a copy of an application at the demonstration bank that has become a deal and is in credit
 * analysis. Throws `BankRefusalError` if the application has ended.
 */
export function beginBankDeal(application: CreditApplication): CreditApplication {
  if (application.stage === 'DEAL') return application;
  if (hasApplicationEnded(application))
    throw new BankRefusalError('Este pedido já foi encerrado pelo banco.');
  return { ...application, stage: 'DEAL', status: 'EM_ANALISE', reason: null };
}

/**
 * Saves that the customer accepts an offer of the demonstration bank, once and while the offer is valid.
 * Throws `BankRefusalError` if the offer cannot be accepted, and `BankUnavailableError` while the bank is
 * still analysing the application.
 */
export async function acceptBankOffer(
  tx: Tx,
  entry: StoredCreditApplication,
  reference: string,
): Promise<void> {
  const { application, accountId } = entry;
  if (application.accepted === reference) return;
  if (application.accepted !== null) throw new BankRefusalError('Outra opção deste pedido já foi aceita.');
  const isEarly = ['SOLICITACAO_GERADA', 'EM_ANALISE', 'EM_REANALISE'].includes(application.status);
  if (isEarly) throw new BankUnavailableError('O banco ainda analisa o pedido.');
  if (application.status !== 'AGUARDANDO_ACEITE')
    throw new BankRefusalError('O banco não espera mais o aceite deste pedido.');
  const offer = application.offers.find((one) => one.reference === reference);
  if (!offer || offer.refused) throw new BankRefusalError('O banco não oferece esta opção.');
  const today = toIsoDate((await loadAccountNow(tx, accountId)).getTime());
  if (offer.validUntil < today) throw new BankRefusalError('Esta opção já venceu.');
  await saveApplication(
    tx,
    entry,
    applyStatusFromDocuments({
      ...application,
      accepted: reference,
      status: 'PENDENTE_DOCUMENTACAO',
      reason: null,
    }),
  );
}

/**
 * Stores a document of an application at the demonstration bank in place of its previous version. Throws
 * `BankRefusalError` if the application has ended or the document was already accepted.
 */
export async function receiveDocument(
  tx: Tx,
  entry: StoredCreditApplication,
  paper: SentDocument,
  body: Buffer,
): Promise<void> {
  const { application, accountId, id } = entry;
  const { semantic, version, name, contentType } = paper;
  if (hasApplicationEnded(application))
    throw new BankRefusalError('Este pedido já foi encerrado pelo banco.');
  const before = application.papers.find((one) => one.semantic === semantic);
  if (before && before.version >= version) return;
  if (before && (before.status === 'APPROVED' || before.status === 'WAIVED'))
    throw new BankRefusalError('O banco já aceitou este documento.');
  const kept = { content_type: contentType, body };
  await tx
    .insertInto('demo_bank_files')
    .values({ account_id: accountId, application_id: id, semantic, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'application_id', 'semantic']).doUpdateSet(kept),
    )
    .execute();
  const papers = [
    ...application.papers.filter((one) => one !== before),
    { semantic, version, name, status: 'PENDING' as const, reason: null },
  ];
  await saveApplication(tx, entry, applyStatusFromDocuments({ ...application, papers }));
}

/**
 * Reads the content of a document that is sent to the demonstration bank. Throws `BankRefusalError` if the
 * document is larger than 25 MB, and `BankUnavailableError` if its hash differs from the announced hash.
 */
export async function readDocument({ open, sha256 }: SentDocument, signal?: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const stream: Readable = await open();
  for await (const part of stream) {
    signal?.throwIfAborted();
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size > MAX_DOCUMENT_BYTES)
      throw new BankRefusalError('O banco não recebe arquivos de mais de 25 MB.');
  }
  const body = Buffer.concat(parts);
  if (computeSha256(body) !== sha256)
    throw new BankUnavailableError('O arquivo chegou ao banco diferente do que foi enviado.');
  return body;
}

/**
 * Returns a copy of an application at the demonstration bank with a monitoring link that waits for review. An
 * equal or an already approved link is not changed.
 */
export function withMonitoringLinkForReview(application: CreditApplication, url: string): CreditApplication {
  if (application.link?.status === 'APPROVED' || application.link?.url === url) return application;
  return applyStatusFromDocuments({ ...application, link: { url, status: 'PENDING' } });
}

/**
 * Returns a copy of an application at the demonstration bank whose refusal a person is to review. Throws
 * `BankRefusalError` if the application was not refused.
 */
export function beginReview(application: CreditApplication, reason: string): CreditApplication {
  if (application.status !== 'REPROVADO_MOTOR')
    throw new BankRefusalError('Só se pede revisão de um pedido que foi recusado.');
  return {
    ...application,
    status: 'EM_REANALISE',
    reviewAsked: true,
    findings: [...application.findings, `Quem pediu quer uma revisão: ${reason}`],
  };
}

/**
 * Returns a copy of an application at the demonstration bank that the seller has withdrawn. Throws
 * `BankRefusalError` if the loan was already paid out.
 */
export function withdrawApplication(application: CreditApplication, reason: string): CreditApplication {
  if (application.status === 'CONCLUIDO') throw new BankRefusalError('O banco já pagou este financiamento.');
  if (hasApplicationEnded(application)) return application;
  return {
    ...application,
    status: 'PROPOSTA_RECUSADA',
    reason: 'Cancelado por quem pediu.',
    findings: [...application.findings, `Cancelado por quem pediu: ${reason}`],
  };
}
