import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { maskEmail } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../../platform/database';
import { serverSecret } from '../../../platform/secrets/server-secret';
import { mailSigner } from '../mails/mail-signer';
import { codeMail } from '../mails/signer-mails';
import type { Signing } from '../signing';
import { tellContracts } from '../tell-contracts';
import { addToTrail, timesSince } from '../trail';
import type { SignerPlace } from './signer-place';
import type { Visitor } from './visitor';

const DIGITS = 6;
/** Minutes for which a code is good. */
export const CODE_MINUTES = 10;
/** Wrong ones, before somebody waits; and how long, minutes. */
export const MOST_WRONG = 5;
export const WAIT_MINUTES = 15;
/** Between two codes, seconds; and how many are sent in an hour. */
const PAUSE_SECONDS = 60;
const MOST_AN_HOUR = 6;

const MINUTE_MS = 60_000;
const secretOf = serverSecret('signature-links');

/** What came of asking for a code. */
export type CodeSent = { sent: true } | { sent: false; message: string };

/**
 * Mails a new code to the signer whose turn it is, in a transaction that holds the signature. The first one also says that
 * the document was opened: a program that only looks at a link asks for none.
 */
export async function sendCode(
  tx: Tx,
  signing: Pick<Signing, 'mailer'>,
  place: SignerPlace,
  visitor: Visitor,
): Promise<CodeSent> {
  const { signature, person } = place;
  const now = Date.now();
  if (isWaiting(person, now)) return { sent: false, message: waitWords(person, now) };
  const { times, last } = await timesSince(tx, person, 'CODE_SENT', new Date(now - 60 * MINUTE_MS));
  if (last && now - last.getTime() < PAUSE_SECONDS * 1000)
    return {
      sent: false,
      message: 'Acabamos de enviar um código. Confira seu e-mail, também o spam, e espere um minuto.',
    };
  if (times >= MOST_AN_HOUR)
    return { sent: false, message: 'Você já pediu muitos códigos. Espere uma hora e tente de novo.' };

  if (person.opened_at === null) await noteOpened(tx, place, visitor);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expires_at = new Date(now + CODE_MINUTES * MINUTE_MS);
  const fresh = { code_hash: await hashOf(tx, person, code), sent_at: new Date(now), expires_at, tries: 0 };
  await tx
    .insertInto('signature_codes')
    .values({ account_id: person.account_id, person_id: person.id, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).doUpdateSet(fresh))
    .execute();
  const seq = await addToTrail(tx, signature, {
    kind: 'CODE_SENT',
    personId: person.id,
    facts: { to: maskEmail(person.email) },
  });
  await mailSigner(tx, signing, place, {
    person,
    key: `signature-code:${person.id}:${seq}`,
    kind: 'signature-code',
    expiresAt: expires_at,
    write: (facts) => codeMail({ ...facts, code, minutes: CODE_MINUTES }),
  });
  await tellContracts(tx, { accountId: signature.account_id, clientId: null }, place);
  return { sent: true };
}

async function noteOpened(tx: Tx, { signature, person }: SignerPlace, { ip }: Visitor): Promise<void> {
  await addToTrail(tx, signature, { kind: 'OPENED', personId: person.id, facts: { ip } });
  await tx
    .updateTable('signature_persons')
    .set({ opened_at: new Date() })
    .where('account_id', '=', person.account_id)
    .where('id', '=', person.id)
    .execute();
}

/** What came of typing a code. */
export type CodeChecked = { isRight: true } | { isRight: false; message: string };

/**
 * Is this the code that was mailed? Asked in a transaction that holds the signature, so that of many tries at once each is
 * counted: the fifth wrong one makes the person wait, whatever else comes. A right one is used up.
 */
export async function checkCode(tx: Tx, place: SignerPlace, typed: string): Promise<CodeChecked> {
  const { person } = place;
  const now = Date.now();
  if (isWaiting(person, now)) return { isRight: false, message: waitWords(person, now) };
  const kept = await tx
    .selectFrom('signature_codes')
    .selectAll()
    .where('account_id', '=', person.account_id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  if (!kept || kept.expires_at.getTime() <= now)
    return { isRight: false, message: 'Este código não vale mais. Peça um novo.' };
  const digits = typed.replace(/\D/g, '');
  if (!timingSafeEqual(await hashOf(tx, person, digits), kept.code_hash)) return countWrong(tx, place, now);
  await forgetCode(tx, person);
  await writePerson(tx, person, { wrong_codes: 0, codes_wait_until: null });
  return { isRight: true };
}

async function countWrong(tx: Tx, { signature, person }: SignerPlace, now: number): Promise<CodeChecked> {
  const wrong = person.wrong_codes + 1;
  await addToTrail(tx, signature, { kind: 'CODE_WRONG', personId: person.id });
  if (wrong < MOST_WRONG) {
    await writePerson(tx, person, { wrong_codes: wrong });
    const left = MOST_WRONG - wrong;
    return {
      isRight: false,
      message: `Código errado. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
    };
  }
  const until = new Date(now + WAIT_MINUTES * MINUTE_MS);
  await addToTrail(tx, signature, { kind: 'CODE_BLOCKED', personId: person.id });
  await forgetCode(tx, person);
  await writePerson(tx, person, { wrong_codes: 0, codes_wait_until: until });
  return { isRight: false, message: waitWords({ codes_wait_until: until }, now) };
}

/** Has this person to wait after too many wrong codes? */
export const isWaiting = (
  { codes_wait_until }: Pick<Row<'signature_persons'>, 'codes_wait_until'>,
  now: number,
): boolean => codes_wait_until !== null && codes_wait_until.getTime() > now;

/** The words for who has to wait. */
export function waitWords(
  { codes_wait_until }: Pick<Row<'signature_persons'>, 'codes_wait_until'>,
  now: number,
): string {
  const minutes = Math.max(1, Math.ceil(((codes_wait_until?.getTime() ?? now) - now) / MINUTE_MS));
  return `Foram ${MOST_WRONG} códigos errados. Espere ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e peça um novo código.`;
}

/** Of a code and whose it is: a copy of the database tells nobody the code. */
async function hashOf(tx: Tx, { id }: Pick<Row<'signature_persons'>, 'id'>, code: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(tx))
    .update(JSON.stringify(['code', id, code]))
    .digest();
}

const forgetCode = (tx: Tx, { account_id, id }: Row<'signature_persons'>): Promise<unknown> =>
  tx.deleteFrom('signature_codes').where('account_id', '=', account_id).where('person_id', '=', id).execute();

const writePerson = (
  tx: Tx,
  { account_id, id }: Row<'signature_persons'>,
  columns: { wrong_codes: number; codes_wait_until?: Date | null },
): Promise<unknown> =>
  tx
    .updateTable('signature_persons')
    .set(columns)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
