import { createHash } from 'node:crypto';
import { addDays, instantOf, padNumber, toIsoDate } from '@girassol/shared-domain';
import {
  formatVerifyCode,
  maskEmail,
  SIGNATURE_DAYS,
  type SignatureState,
  splitName,
  VERIFY_ALPHABET,
  VERIFY_LENGTH,
} from '@girassol/shared-domain/signatures';
import { embeddedProvider } from '../areas/signatures/provider/embedded';
import { sealLater } from '../areas/signatures/sealing/seal-job';
import { expireLater } from '../areas/signatures/sending/expire';
import { remindLater } from '../areas/signatures/sending/remind';
import { addToTrail } from '../areas/signatures/trail';
import type { Row, Tx } from '../platform/database';
import type { FileStore } from '../platform/files/file-store';
import { type Deal, keepBytes } from './contracts';
import { makeCpf } from './documents';
import type { Random } from './random';
import type { World } from './world';

/** What became of a contract. COMPLETED is sealed by a job once the server works. */
export interface ContractStory {
  /** Null: nobody has thought of signing it yet. */
  state: Exclude<SignatureState, 'SEALED'> | null;
  madeDaysAgo: number;
  /** How many of the two have signed: first the account, then the customer. */
  signed: 0 | 1 | 2;
}

/** One of each, the newest last. */
export const contractStories: readonly ContractStory[] = [
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

interface Writing extends Deal {
  story: ContractStory;
  contract: Row<'sale_contracts'>;
  pdf: Buffer;
  random: Random;
  store: FileStore;
  /** When the contract was made; what follows follows by the hour. */
  at: number;
}

/** The signature of a contract, as far as its story goes: with its people, its document and its trail. */
export async function writeSignature(tx: Tx, world: World, writing: Writing): Promise<void> {
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
      ...(isSent && (await sentColumns(tx, world, writing))),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const persons = await writePersons(tx, world, writing, signature);
  if (isSent) await writeSteps(tx, writing, signature, persons);
}

/** What sending writes into the record, and how it ended. */
async function sentColumns(
  tx: Tx,
  { accountId }: World,
  { story, contract, pdf, random, store, seller, at }: Writing,
) {
  const hash = createHash('sha256').update(pdf).digest('hex');
  const validityDate = addDays(toIsoDate(at), SIGNATURE_DAYS);
  const file = await keepBytes(tx, store, {
    accountId,
    userId: seller.id,
    id: random.id(at),
    name: `Contrato ${padNumber(contract.number)}.pdf`,
    contentType: 'application/pdf',
    bytes: pdf,
    at,
  });
  const isEnded = story.state !== 'OPEN' && story.state !== 'COMPLETED';
  const last = endOf(story, at, validityDate);
  const code = Array.from(
    { length: VERIFY_LENGTH },
    () => VERIFY_ALPHABET[random.int(0, VERIFY_ALPHABET.length - 1)],
  );
  return {
    state: story.state ?? ('OPEN' as const),
    key: random.id(at),
    request_digest: hash,
    validity_date: validityDate,
    expires_at: new Date(instantOf(addDays(validityDate, 1), '00:00')),
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

/** When the last step was. */
const endOf = ({ state }: ContractStory, at: number, validityDate: string): number =>
  state === 'EXPIRED' ? instantOf(addDays(validityDate, 1), '00:00') : at + 30 * HOUR;

/** Who signs for the account first, then the customer. */
async function writePersons(
  tx: Tx,
  { accountId, manager }: World,
  { story, customer, random, at }: Writing,
  signature: Row<'signatures'>,
): Promise<Row<'signature_persons'>[]> {
  const of = {
    account_id: accountId,
    signature_id: signature.id,
    kind: 'SIGN',
    auth: 'email',
    phone: customer.row.phone || '47900000000',
  } as const;
  const [first, second] = [stepsOf(0, story, at), stepsOf(1, story, at)];
  return tx
    .insertInto('signature_persons')
    .values([
      {
        ...of,
        id: random.id(at),
        place: 0,
        turn: 1,
        role: 'CONTRACTED',
        ...splitName(manager.name),
        email: manager.email,
        document: makeCpf(random),
        ...first,
        signed_name: first.signed_at && manager.name,
      },
      {
        ...of,
        id: random.id(at),
        place: 1,
        turn: 2,
        role: 'CONTRACTING',
        ...splitName(customer.row.name),
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

/** How far a person came: the second is told when the first has signed. */
function stepsOf(place: number, { state, signed }: ContractStory, at: number) {
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
  { story, contract, customer, seller, random, at }: Writing,
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
  const ended = new Date(endOf(story, at, validityDate ?? ''));
  const [, customerPerson] = persons;
  if (story.state === 'OPEN') {
    await expireLater(tx, signature);
    await remindLater(tx, signature);
  } else if (story.state === 'COMPLETED') {
    await addToTrail(tx, signature, { kind: 'COMPLETED', at: ended });
    await sealLater(tx, signature);
  } else if (story.state && story.state !== 'DRAFT') {
    await addToTrail(tx, signature, {
      kind: story.state,
      ...(story.state === 'REFUSED' && { personId: customerPerson?.id ?? null }),
      ...(story.state === 'CANCELLED' && { userId }),
      facts: reasons[story.state] ? { reason: reasons[story.state] ?? '' } : {},
      at: ended,
    });
  }
  await writeHistory(tx, { contract, customer, seller, random, at });
}

/** What the history of the item says of it. */
async function writeHistory(
  tx: Tx,
  {
    contract,
    customer,
    seller,
    random,
    at,
  }: Pick<Writing, 'contract' | 'customer' | 'seller' | 'random' | 'at'>,
): Promise<void> {
  const of = {
    account_id: contract.account_id,
    customer_id: customer.row.id,
    sale_id: contract.sale_id,
    user_id: seller.id,
    user_name: seller.name,
    user_email: seller.email,
  };
  const label = `Contrato ${padNumber(contract.number)}, "${contract.name}"`;
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
