import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Row, Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { maskEmail } from '@girassol/shared-domain/signatures';
import { sendSignerMail } from '../mails/send-signer-mail';
import { renderCodeMail } from '../mails/signer-mails';
import { publishContractChanged } from '../publish-contract-changed';
import type { SigningServices } from '../signing';
import { addToTrail, countTrailEvents } from '../trail';
import type { SignerBrowser } from './signer-browser';
import type { SignerContext } from './signer-context';

const SIGNER_CODE_DIGITS = 6;
/** Number of minutes for which a code that was mailed to a signer is valid. */
export const CODE_LIFETIME_MINUTES = 10;
/** Maximum number of wrong mailed codes that a signer may type before having to wait. */
export const MAX_WRONG_CODES = 5;
/** Number of minutes that a signer has to wait after too many wrong codes. */
export const WRONG_CODES_BLOCK_MINUTES = 15;
/** Between two codes, seconds; and how many are sent in an hour. */
const PAUSE_SECONDS = 60;
const MAX_CODES_PER_HOUR = 6;

const MINUTE_MS = 60_000;
const loadSigningSecret = createSecretLoader('signature-links');

/** Result of a signer's request for a code by mail. `message` tells the signer why no code was sent. */
export type SendCodeResult = { sent: true } | { sent: false; message: string };

/**
 * Mails a new code to the signer whose turn it is, at most one a minute and six an hour. The signature must
 * be locked. The first code also records that the document was opened, because programs that only follow
 * links do not request a code.
 */
export async function sendSignerCode(
  tx: Tx,
  signing: Pick<SigningServices, 'mailer'>,
  place: SignerContext,
  visitor: SignerBrowser,
): Promise<SendCodeResult> {
  const { signature, person } = place;
  const now = Date.now();
  if (isBlockedAfterWrongCodes(person, now)) return { sent: false, message: formatWaitMessage(person, now) };
  const { times, last } = await countTrailEvents(tx, person, 'CODE_SENT', new Date(now - 60 * MINUTE_MS));
  if (last && now - last.getTime() < PAUSE_SECONDS * 1000)
    return {
      sent: false,
      message: 'Acabamos de enviar um código. Confira seu e-mail, também o spam, e espere um minuto.',
    };
  if (times >= MAX_CODES_PER_HOUR)
    return { sent: false, message: 'Você já pediu muitos códigos. Espere uma hora e tente de novo.' };

  if (person.opened_at === null) await noteOpened(tx, place, visitor);
  const code = String(randomInt(10 ** SIGNER_CODE_DIGITS)).padStart(SIGNER_CODE_DIGITS, '0');
  const expires_at = new Date(now + CODE_LIFETIME_MINUTES * MINUTE_MS);
  const fresh = {
    code_hash: await computeCodeHash(tx, person, code),
    sent_at: new Date(now),
    expires_at,
    tries: 0,
  };
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
  await sendSignerMail(tx, signing, place, {
    person,
    key: `signature-code:${person.id}:${seq}`,
    kind: 'signature-code',
    expiresAt: expires_at,
    write: (facts) => renderCodeMail({ ...facts, code, minutes: CODE_LIFETIME_MINUTES }),
  });
  await publishContractChanged(tx, { accountId: signature.account_id, clientId: null }, place);
  return { sent: true };
}

async function noteOpened(
  tx: Tx,
  { signature, person }: SignerContext,
  { ip }: SignerBrowser,
): Promise<void> {
  await addToTrail(tx, signature, { kind: 'OPENED', personId: person.id, facts: { ip } });
  await tx
    .updateTable('signature_persons')
    .set({ opened_at: new Date() })
    .where('account_id', '=', person.account_id)
    .where('id', '=', person.id)
    .execute();
}

/**
 * Result of checking a code that a signer typed. `message` tells the signer why the code was not accepted.
 */
export type CheckCodeResult = { isRight: true } | { isRight: false; message: string };

/**
 * Checks a code that a signer typed. The signature must be locked, so that each of many concurrent attempts is counted:
 * after the fifth wrong code the signer has to wait. A correct code is used up.
 */
export async function checkSignerCode(tx: Tx, place: SignerContext, typed: string): Promise<CheckCodeResult> {
  const { person } = place;
  const now = Date.now();
  if (isBlockedAfterWrongCodes(person, now))
    return { isRight: false, message: formatWaitMessage(person, now) };
  const kept = await tx
    .selectFrom('signature_codes')
    .selectAll()
    .where('account_id', '=', person.account_id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  if (!kept || kept.expires_at.getTime() <= now)
    return { isRight: false, message: 'Este código não vale mais. Peça um novo.' };
  const digits = typed.replace(/\D/g, '');
  // Nobody guesses with these: they are slips, and no attempts.
  if (digits.length !== SIGNER_CODE_DIGITS)
    return {
      isRight: false,
      message: `O código tem ${SIGNER_CODE_DIGITS} números. Escreva como está no e-mail.`,
    };
  if (!timingSafeEqual(await computeCodeHash(tx, person, digits), kept.code_hash))
    return countWrong(tx, place, now);
  await forgetCode(tx, person);
  await writePerson(tx, person, { wrong_codes: 0, codes_wait_until: null });
  return { isRight: true };
}

async function countWrong(
  tx: Tx,
  { signature, person }: SignerContext,
  now: number,
): Promise<CheckCodeResult> {
  const wrong = person.wrong_codes + 1;
  await addToTrail(tx, signature, { kind: 'CODE_WRONG', personId: person.id });
  if (wrong < MAX_WRONG_CODES) {
    await writePerson(tx, person, { wrong_codes: wrong });
    const left = MAX_WRONG_CODES - wrong;
    return {
      isRight: false,
      message: `Código errado. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
    };
  }
  const until = new Date(now + WRONG_CODES_BLOCK_MINUTES * MINUTE_MS);
  await addToTrail(tx, signature, { kind: 'CODE_BLOCKED', personId: person.id });
  await forgetCode(tx, person);
  await writePerson(tx, person, { wrong_codes: 0, codes_wait_until: until });
  return { isRight: false, message: formatWaitMessage({ codes_wait_until: until }, now) };
}

/** Checks whether a signer has to wait after too many wrong codes. */
export const isBlockedAfterWrongCodes = (
  { codes_wait_until }: Pick<Row<'signature_persons'>, 'codes_wait_until'>,
  now: number,
): boolean => codes_wait_until !== null && codes_wait_until.getTime() > now;

/** Formats the message that tells a signer how long to wait after too many wrong codes. */
export function formatWaitMessage(
  { codes_wait_until }: Pick<Row<'signature_persons'>, 'codes_wait_until'>,
  now: number,
): string {
  const minutes = Math.max(1, Math.ceil(((codes_wait_until?.getTime() ?? now) - now) / MINUTE_MS));
  return `Foram ${MAX_WRONG_CODES} códigos errados. Espere ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e peça um novo código.`;
}

/** Computes the keyed hash of a code and its signer, so that a copy of the database does not reveal the code. */
async function computeCodeHash(
  tx: Tx,
  { id }: Pick<Row<'signature_persons'>, 'id'>,
  code: string,
): Promise<Buffer> {
  return createHmac('sha256', await loadSigningSecret(tx))
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
