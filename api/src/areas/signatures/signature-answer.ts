import type { Signature, SignaturePerson } from '@girassol/shared-domain/contract';
import { isTurnOf, isWaitedFor, maySendSignatures, signerStateOf } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { brandOfAccount } from '../../platform/mail/brand';
import { personsOf } from './held-signature';
import { signerPath } from './links/signer-links';
import { providerAnswer } from './provider/providers';
import type { Signing } from './signing';

type Person = Row<'signature_persons'>;

/** A signature as the contract names it, with links for who may send (signatures-014). */
export async function signatureAnswer(
  tx: Tx,
  caller: Caller,
  signing: Pick<Signing, 'mailer' | 'providers'>,
  signature: Row<'signatures'>,
): Promise<Signature> {
  const persons = await personsOf(tx, signature);
  const maySend = maySendSignatures(caller);
  const linkOf = await linksFor(tx, signing, signature, maySend);
  const marks = await marksOf(tx, signature.account_id, persons);
  const turns = persons.map(turnOf);
  return {
    _id: signature.id,
    clicksignKey: signature.key,
    persons: await Promise.all(
      persons.map(async (person, index): Promise<SignaturePerson> => {
        const turn = turns[index] as (typeof turns)[number]; // of the same length
        return {
          ...personAnswer(person),
          clicksignSignUrl: await linkOf(person),
          isTheirTurn: signature.state === 'OPEN' && isTurnOf(turn, turns, signature.is_ordered),
          isOfAccount: marks.ofAccount.has(person.email),
          hasMailFailed: person.mail_key !== null && marks.failed.has(person.mail_key),
        };
      }),
    ),
    personsWhoSigned: persons.filter(({ signed_at }) => signed_at !== null).map(({ id }) => id),
    state: signature.state,
    isOrdered: signature.is_ordered,
    validityDate: signature.validity_date,
    documentHash: signature.document_hash,
    verifyCode: signature.verify_code,
    verifyPath: signature.verify_code === null ? null : `/verificar/${signature.verify_code}`,
    sentTimestamp: timeOf(signature.sent_at),
    completedTimestamp: timeOf(signature.completed_at),
    sealedTimestamp: timeOf(signature.sealed_at),
    endedTimestamp: timeOf(signature.ended_at),
    endReason: signature.end_reason,
    provider: providerAnswer(signing.providers, signature.provider),
    maySend,
    version: signature.version,
  };
}

/** What says whose turn it is. */
export const turnOf = ({ kind, turn, signed_at }: Person) => ({
  kind,
  order: turn,
  hasSigned: signed_at !== null,
});

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

function personAnswer(
  person: Person,
): Omit<SignaturePerson, 'clicksignSignUrl' | 'isTheirTurn' | 'isOfAccount' | 'hasMailFailed'> {
  const steps = {
    notifiedTimestamp: timeOf(person.notified_at),
    openedTimestamp: timeOf(person.opened_at),
    signedTimestamp: timeOf(person.signed_at),
    refusedTimestamp: timeOf(person.refused_at),
  };
  const { id, name, surname, email, document, phone, auth, role, kind, turn } = person;
  return {
    _id: id,
    name,
    surname,
    email,
    document,
    phone,
    auth,
    role,
    kind,
    order: turn,
    ...steps,
    notificationSent: person.notified_at !== null,
    state: signerStateOf(steps),
    refusalReason: person.refusal_reason,
  };
}

/** Where a person signs, whole, as it is copied: null for who may not send it, and once nothing is to be signed there. */
async function linksFor(
  tx: Tx,
  { mailer }: Pick<Signing, 'mailer'>,
  { account_id, state }: Row<'signatures'>,
  maySend: boolean,
): Promise<(person: Person) => Promise<string | null>> {
  if (!maySend || state !== 'OPEN') return async () => null;
  const { origin } = await brandOfAccount(tx, account_id, mailer.settings);
  return async (person) => {
    if (!isWaitedFor(person.kind) || person.signed_at !== null) return null;
    // An outside provider has a place of its own, or none that it tells.
    if (person.provider_key !== null) return person.provider_url;
    return origin + (await signerPath(tx, person));
  };
}

/** Whose mailbox is one of the account itself, and whose last mail did not leave. */
async function marksOf(
  tx: Tx,
  accountId: string,
  persons: readonly Person[],
): Promise<{ ofAccount: Set<string>; failed: Set<string> }> {
  if (persons.length === 0) return { ofAccount: new Set(), failed: new Set() };
  const { rows } = await sql<{ email: string | null; mail: string | null }>`
    select lower(email) as email, null as mail from users
    where account_id = ${accountId} and disabled_at is null
      and lower(email) = any(${persons.map(({ email }) => email)}::text[])
    union all
    select null, key from mail_outbox
    where account_id = ${accountId} and state = 'FAILED'
      and key = any(${persons.flatMap(({ mail_key }) => mail_key ?? [])}::text[])`.execute(tx);
  return {
    ofAccount: new Set(rows.flatMap(({ email }) => email ?? [])),
    failed: new Set(rows.flatMap(({ mail }) => mail ?? [])),
  };
}
