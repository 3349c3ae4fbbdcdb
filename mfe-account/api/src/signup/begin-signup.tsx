import { DEFAULT_VENDORS } from '@girassol/account-domain/billing';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId, type Row } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import {
  createLimitKey,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import { DAY_MS } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { giveSignupSecret, holdsSignupSecret, SIGNUP_DAYS } from './signup-browser';

type Contact = ParsedRequestBody<'POST /signup/step-1'>;

/** Signups that one address may begin within the window of the limit. */
const MAX_SIGNUPS = 20;

const buildLimit = (request: FastifyRequest) => ({
  limits: [{ key: createLimitKey('signup', toIpAddressGroup(request.ip)), most: MAX_SIGNUPS }],
  tooMany: (wait: string) => `Muitos cadastros deste endereço. Aguarde ${wait} e tente de novo.`,
});

/**
 * Returns the id of a signup that the browser of a request holds the secret of and may still change; null for any other one,
 * as if the browser had not named it.
 */
async function findResumedSignup(request: FastifyRequest, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const signup = await request.server.database.asAccount({ accountId: id }, (tx) =>
    tx
      .selectFrom('signups')
      .select(['account_id', 'secret_hash'])
      .where('account_id', '=', id)
      .where('state', '<>', 'paid')
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),
  );
  return signup && holdsSignupSecret(request, signup) ? id : null;
}

/**
 * Begins a signup with a contact, or changes the contact of the one that the browser has resumed, or to which it gave the same
 * `frontId`. Another e-mail gets a mail of its own, and a code that was mailed to the former one is worth nothing. The browser
 * gets the secret without which nobody reads the signup. Whether the e-mail has an account is not told.
 */
export async function beginSignup(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Contact,
): Promise<Row<'signups'>> {
  const { database, mailer } = request.server;
  const frontHash = hashToken(body.frontId);
  const resumedId = await findResumedSignup(request, body.signupId);
  const [begun] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_signup_by_front(${frontHash})`,
  );
  const knownId = resumedId ?? begun?.account_id;
  const limited = buildLimit(request);
  // Each contact is mailed, also where it changes one: all of them count.
  await requireAttemptsLeft(database, limited);
  await recordFailedAttempt(database, limited);
  const accountId = knownId ?? generateId();
  const { name, surname, email, phone } = body;
  const contact = JSON.stringify({ name, surname, email, phone });
  const { query = '', fbp = '', fbc = '', srcUrl = '', eventID = '' } = body;
  const secretHash = giveSignupSecret(request, reply, accountId);
  return database.asAccount({ accountId }, async (tx) => {
    if (knownId === undefined) {
      await tx
        .insertInto('accounts')
        .values({
          id: accountId,
          name: `${name} ${surname}`,
          signup_plan: 'BASIC',
          active_modules: [],
          whitelabel: null,
          status_ok: false,
          status: 'INACTIVE',
          calculator_only: false,
          finance_status: null,
        })
        .execute();
    }
    const row = await tx
      .insertInto('signups')
      .values({
        account_id: accountId,
        plan_id: body.planId,
        vendors: body.vendorsAmount ?? DEFAULT_VENDORS,
        contact,
        tracking: JSON.stringify({ query, fbp, fbc, srcUrl, eventID }),
        front_hash: frontHash,
        secret_hash: secretHash,
        expires_at: new Date(Date.now() + SIGNUP_DAYS * DAY_MS),
      })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({
            contact,
            secret_hash: secretHash,
            resume_code_hash: sql<Buffer | null>`case when signups.contact->>'email' = ${email}
              then signups.resume_code_hash end`,
            changed_at: sql<Date>`now()`,
          })
          // What is paid keeps the contact that the account was opened with.
          .where('signups.state', '<>', 'paid'),
      )
      .returningAll()
      .executeTakeFirst();
    await mailer.send(tx, {
      accountId,
      key: `signup-begun:${email}`,
      kind: 'signup-begun',
      to: { name: `${name} ${surname}`, address: email },
      write: (brand) => ({
        subject: `Sua assinatura de ${brand.name}`,
        reason: `Você recebe este e-mail porque alguém começou a assinar ${brand.name} com este endereço.`,
        content: (
          <>
            <MailText>Olá, {name}.</MailText>
            <MailText>
              O seu cadastro fica guardado por {SIGNUP_DAYS} dias. Continue de onde parou, em qualquer
              aparelho.
            </MailText>
            <MailButton
              brand={brand}
              href={`${brand.origin}/assinatura/checkout/${body.planId}?cadastro=${accountId}`}
              label="Continuar o cadastro"
            />
            <MailNote>Se não foi você, ignore este e-mail: nada é cobrado.</MailNote>
          </>
        ),
      }),
    });
    return (
      row ??
      (await tx
        .selectFrom('signups')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow())
    );
  });
}
