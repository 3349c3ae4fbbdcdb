import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadAccountMailBrand } from '@girassol/api-platform/mail/brand';
import type { Signature, SignatureSigner } from '@girassol/shared-domain/contract';
import {
  canSendSignatures,
  computeSignerState,
  isSignerActionRequired,
  isSignersTurn,
} from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import { computeSignerPagePath } from './links/signer-links';
import { listSigners } from './lock-signature';
import { toProviderRecord } from './provider/providers';
import type { SigningServices } from './signing';

type Person = Row<'signature_persons'>;

/**
 * Converts a row of `signatures` to the signature that the API returns. Includes the signers' links for
 * callers who may send links (signatures-014), and the link of a caller who is a signer.
 */
export async function loadSignatureRecord(
  tx: Tx,
  caller: Caller,
  signing: Pick<SigningServices, 'mailer' | 'providers'>,
  signature: Row<'signatures'>,
): Promise<Signature> {
  const persons = await listSigners(tx, signature);
  const maySend = canSendSignatures(caller);
  const getLink = await createLinkBuilder(tx, caller, signing, signature);
  const marks = await loadSignerMarks(tx, signature.account_id, persons);
  const turns = persons.map(toSignerTurn);
  return {
    _id: signature.id,
    clicksignKey: signature.key,
    persons: await Promise.all(
      persons.map(async (person, index): Promise<SignatureSigner> => {
        const turn = turns[index] as (typeof turns)[number]; // of the same length
        return {
          ...toSignaturePerson(person),
          clicksignSignUrl: await getLink(person),
          isTheirTurn: signature.state === 'OPEN' && isSignersTurn(turn, turns, signature.is_ordered),
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
    sentTimestamp: toTimestamp(signature.sent_at),
    completedTimestamp: toTimestamp(signature.completed_at),
    sealedTimestamp: toTimestamp(signature.sealed_at),
    endedTimestamp: toTimestamp(signature.ended_at),
    endReason: signature.end_reason,
    provider: toProviderRecord(signing.providers, signature.provider),
    maySend,
    version: signature.version,
  };
}

/**
 * Converts a row of a signer to the values that decide whose turn it is to sign: kind, order, and whether the
 * person has signed.
 */
export const toSignerTurn = ({ kind, turn, signed_at }: Person) => ({
  kind,
  order: turn,
  hasSigned: signed_at !== null,
});

const toTimestamp = (at: Date | null): number | null => at?.getTime() ?? null;

function toSignaturePerson(
  person: Person,
): Omit<SignatureSigner, 'clicksignSignUrl' | 'isTheirTurn' | 'isOfAccount' | 'hasMailFailed'> {
  const steps = {
    notifiedTimestamp: toTimestamp(person.notified_at),
    openedTimestamp: toTimestamp(person.opened_at),
    signedTimestamp: toTimestamp(person.signed_at),
    refusedTimestamp: toTimestamp(person.refused_at),
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
    state: computeSignerState(steps),
    refusalReason: person.refusal_reason,
  };
}

/**
 * Returns a function that builds the whole link of a signer. The link is null if the caller may not send it and is
 * somebody else, or if the signer has nothing to sign.
 */
async function createLinkBuilder(
  tx: Tx,
  caller: Caller,
  { mailer }: Pick<SigningServices, 'mailer'>,
  { account_id, state }: Row<'signatures'>,
): Promise<(person: Person) => Promise<string | null>> {
  if (state !== 'OPEN') return async () => null;
  const maySend = canSendSignatures(caller);
  const ownEmail = maySend ? null : await findOwnEmail(tx, caller);
  if (!maySend && ownEmail === null) return async () => null;
  const { origin } = await loadAccountMailBrand(tx, account_id, mailer.settings);
  return async (person) => {
    if (!maySend && person.email !== ownEmail) return null;
    if (!isSignerActionRequired(person.kind) || person.signed_at !== null) return null;
    // An outside provider has a place of its own, or none that it tells.
    if (person.provider_key !== null) return person.provider_url;
    return origin + (await computeSignerPagePath(tx, person));
  };
}

/** Finds the e-mail of the caller in lower case, as signers have it. Null during a visit: a visitor signs for nobody. */
async function findOwnEmail(tx: Tx, { accountId, userId, visit }: Caller): Promise<string | null> {
  if (visit) return null;
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email.toLowerCase() ?? null;
}

/** Loads which signers use a mailbox of the account, and whose last mail failed. */
async function loadSignerMarks(
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
