import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import {
  addDays,
  formatContractLabel,
  formatRecordNumber,
  toEpochMs,
  toIsoDate,
} from '@girassol/shared-domain';
import {
  DEFAULT_SIGNATURE_DAYS,
  formatVerifyCode,
  maskEmail,
  type SignatureState,
  splitFullName,
  VERIFY_CODE_ALPHABET,
  VERIFY_CODE_LENGTH,
} from '@girassol/shared-domain/signatures';
import { embeddedProvider } from '../areas/signatures/provider/embedded';
import { enqueueSealing } from '../areas/signatures/sealing/seal-job';
import { scheduleSignatureExpiry } from '../areas/signatures/sending/expire-signature';
import { scheduleSignerReminder } from '../areas/signatures/sending/remind-signers';
import { addToTrail } from '../areas/signatures/trail';
import type { ContractDeal } from './contract-deal';
import type { DemoRandom } from './demo-random';
import { generateCpf } from './documents';
import { saveStoredFile } from './store-file';
import type { AccountDraft } from './world';

/**
 * Outcome of a demonstration contract: state of the signature, age, and how many people have signed. A job
 * seals COMPLETED contracts once the server runs.
 */
export interface ContractOutcome {
  /** Null: nobody has thought of signing it yet. */
  state: Exclude<SignatureState, 'SEALED'> | null;
  madeDaysAgo: number;
  /** Number of signers who have signed: first the account, then the customer. */
  signed: 0 | 1 | 2;
}

/** Outcomes of the contracts in a demonstration account, one contract each, the newest last. */
export const contractOutcomes: readonly ContractOutcome[] = [
  { state: 'EXPIRED', madeDaysAgo: 24, signed: 1 },
  { state: 'CANCELLED', madeDaysAgo: 12, signed: 0 },
  { state: 'COMPLETED', madeDaysAgo: 9, signed: 2 },
  { state: 'REFUSED', madeDaysAgo: 6, signed: 1 },
  { state: 'OPEN', madeDaysAgo: 3, signed: 1 },
  { state: 'DRAFT', madeDaysAgo: 2, signed: 0 },
  { state: null, madeDaysAgo: 1, signed: 0 },
];

const HOUR = 3_600_000;
const REFUSAL = 'O prazo de instalação não é o que combinamos: eram 45 dias.';
const CANCELLATION = 'O cliente pediu para incluir uma segunda unidade.';

interface SignatureToWrite extends ContractDeal {
  story: ContractOutcome;
  contract: Row<'sale_contracts'>;
  pdf: Buffer;
  random: DemoRandom;
  store: FileStore;
  /** Epoch milliseconds at which the contract was made; later steps follow at intervals of hours. */
  at: number;
}

/**
 * Inserts the signature of a demonstration contract up to its outcome: signers, document and events of the
 * trail.
 */
export async function writeSignature(tx: Tx, world: AccountDraft, writing: SignatureToWrite): Promise<void> {
  const { story, contract, random, seller, at } = writing;
  const isSent = story.state !== 'DRAFT';
  const signature = await tx
    .insertInto('signatures')
    .values({
      account_id: world.accountId,
      id: random.id(at + HOUR),
      contract_id: contract.id,
      user_id: seller.id,
      provider: embeddedProvider.name,
      is_ordered: true,
      registered_at: new Date(at + HOUR),
      updated_at: new Date(at + HOUR),
      ...(isSent && (await buildSentColumns(tx, world, writing))),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const persons = await writeSigners(tx, world, writing, signature);
  if (isSent) await writeSteps(tx, writing, signature, persons);
}

/** Builds the columns of the signature that sending fills, with its end if it has ended. */
async function buildSentColumns(
  tx: Tx,
  { accountId }: AccountDraft,
  { story, contract, pdf, random, store, seller, at }: SignatureToWrite,
) {
  const hash = computeSha256(pdf);
  const validityDate = addDays(toIsoDate(at), DEFAULT_SIGNATURE_DAYS);
  const file = await saveStoredFile(tx, store, {
    accountId,
    userId: seller.id,
    id: random.id(at),
    name: `Contrato ${formatRecordNumber(contract.number)}.pdf`,
    contentType: 'application/pdf',
    bytes: pdf,
    at,
  });
  const isEnded = story.state !== 'OPEN' && story.state !== 'COMPLETED';
  const last = computeEnd(story, at, validityDate);
  const code = Array.from(
    { length: VERIFY_CODE_LENGTH },
    () => VERIFY_CODE_ALPHABET[random.int(0, VERIFY_CODE_ALPHABET.length - 1)],
  );
  return {
    state: story.state ?? ('OPEN' as const),
    key: random.id(at),
    request_digest: hash,
    validity_date: validityDate,
    expires_at: new Date(toEpochMs(addDays(validityDate, 1), '00:00')),
    document_file_id: file,
    document_hash: hash,
    pages: 1,
    verify_code: formatVerifyCode(code.join('')),
    signers: 2,
    signed: story.signed,
    sent_by: seller.id,
    sent_at: new Date(at + 2 * HOUR),
    updated_at: new Date(last),
    ...(story.state === 'COMPLETED' && { completed_at: new Date(last) }),
    ...(isEnded && { ended_at: new Date(last), end_reason: reasons[story.state ?? 'OPEN'] ?? null }),
  };
}

const reasons: Partial<Record<SignatureState, string>> = { REFUSED: REFUSAL, CANCELLED: CANCELLATION };

/** Computes the epoch milliseconds of the last step. */
const computeEnd = ({ state }: ContractOutcome, at: number, validityDate: string): number =>
  state === 'EXPIRED' ? toEpochMs(addDays(validityDate, 1), '00:00') : at + 30 * HOUR;

/** Writes the signers, the account's first and the customer second. */
async function writeSigners(
  tx: Tx,
  { accountId, manager }: AccountDraft,
  { story, customer, random, at }: SignatureToWrite,
  signature: Row<'signatures'>,
): Promise<Row<'signature_persons'>[]> {
  const of = {
    account_id: accountId,
    signature_id: signature.id,
    kind: 'SIGN',
    auth: 'email',
    phone: customer.row.phone || '47900000000',
  } as const;
  const [first, second] = [buildSignerSteps(0, story, at), buildSignerSteps(1, story, at)];
  return tx
    .insertInto('signature_persons')
    .values([
      {
        ...of,
        id: random.id(at),
        place: 0,
        turn: 1,
        role: 'CONTRACTED',
        ...splitFullName(manager.name),
        email: manager.email,
        document: generateCpf(random),
        ...first,
        signed_name: first.signed_at && manager.name,
      },
      {
        ...of,
        id: random.id(at),
        place: 1,
        turn: 2,
        role: 'CONTRACTING',
        ...splitFullName(customer.row.name),
        email: customer.row.email ?? '',
        document: customer.row.document ?? '',
        ...second,
        signed_name: second.signed_at && customer.row.name,
        ...(story.state === 'REFUSED' && {
          refused_at: new Date(at + 30 * HOUR),
          refusal_reason: REFUSAL,
        }),
      },
    ])
    .returningAll()
    .execute();
}

/** Builds how far a signer got: the second is notified only after the first has signed. */
function buildSignerSteps(place: number, { state, signed }: ContractOutcome, at: number) {
  const isTold = state !== 'DRAFT' && signed >= place;
  const told = at + (place === 0 ? 2 : 6) * HOUR;
  const day = (hours: number, has: boolean) => (has ? new Date(told + hours * HOUR) : null);
  return {
    notified_at: day(0, isTold),
    notified_by: isTold ? 'email' : null,
    opened_at: day(3, isTold),
    signed_at: day(4, signed > place),
  };
}

/** Everything that happened, in its order, and what is still to be done by itself. */
async function writeSteps(
  tx: Tx,
  { story, contract, customer, seller, random, at }: SignatureToWrite,
  signature: Row<'signatures'>,
  persons: readonly Row<'signature_persons'>[],
): Promise<void> {
  const sent = new Date(at + 2 * HOUR);
  const userId = seller.id;
  const { validity_date: validityDate, document_hash: documentHash } = signature;
  const visitor = { ip: '198.51.100.7', userAgent: 'Demonstração' };
  await addToTrail(tx, signature, { kind: 'CREATED', userId, facts: { documentHash, pages: 1 }, at: sent });
  await addToTrail(tx, signature, { kind: 'SENT', userId, facts: { signers: 2, validityDate }, at: sent });
  for (const person of persons) {
    const { id: personId, email, notified_at, opened_at, signed_at, signed_name } = person;
    const to = maskEmail(email);
    if (!notified_at || !opened_at) continue;
    await addToTrail(tx, signature, {
      kind: 'NOTIFIED',
      personId,
      facts: { channel: 'email', to, isReminder: false },
      at: notified_at,
    });
    await addToTrail(tx, signature, { kind: 'OPENED', personId, facts: visitor, at: opened_at });
    if (!signed_at) continue;
    await addToTrail(tx, signature, {
      kind: 'CODE_SENT',
      personId,
      facts: { to },
      at: new Date(signed_at.getTime() - HOUR / 20),
    });
    await addToTrail(tx, signature, {
      kind: 'SIGNED',
      personId,
      facts: { method: 'email', to, name: signed_name, documentHash, hasDrawing: false, ...visitor },
      at: signed_at,
    });
  }
  const ended = new Date(computeEnd(story, at, validityDate ?? ''));
  const [, customerPerson] = persons;
  if (story.state === 'OPEN') {
    await scheduleSignatureExpiry(tx, signature);
    await scheduleSignerReminder(tx, signature);
  } else if (story.state === 'COMPLETED') {
    await addToTrail(tx, signature, { kind: 'COMPLETED', at: ended });
    await enqueueSealing(tx, signature);
  } else if (story.state && story.state !== 'DRAFT') {
    await addToTrail(tx, signature, {
      kind: story.state,
      ...(story.state === 'REFUSED' && { personId: customerPerson?.id ?? null }),
      ...(story.state === 'CANCELLED' && { userId }),
      facts: reasons[story.state] ? { reason: reasons[story.state] ?? '' } : {},
      at: ended,
    });
  }
  await writeContractHistory(tx, { contract, customer, seller, random, at });
}

/** Writes the contract's lines in the history of the item. */
async function writeContractHistory(
  tx: Tx,
  {
    contract,
    customer,
    seller,
    random,
    at,
  }: Pick<SignatureToWrite, 'contract' | 'customer' | 'seller' | 'random' | 'at'>,
): Promise<void> {
  const of = {
    account_id: contract.account_id,
    customer_id: customer.row.id,
    sale_id: contract.sale_id,
    user_id: seller.id,
    user_name: seller.name,
    user_email: seller.email,
  };
  const label = formatContractLabel(contract);
  await tx
    .insertInto('histories')
    .values([
      {
        ...of,
        id: random.id(at),
        title: 'Contrato gerado',
        content: `${label}.`,
        registered_at: new Date(at),
      },
      {
        ...of,
        id: random.id(at + 2 * HOUR),
        title: 'Contrato enviado para assinatura',
        content: `${label}: 2 signatários.`,
        registered_at: new Date(at + 2 * HOUR),
      },
    ])
    .execute();
}
