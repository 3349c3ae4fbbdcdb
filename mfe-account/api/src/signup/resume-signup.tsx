import { randomInt, timingSafeEqual } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Database, Row } from '@girassol/api-platform/database';
import { type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { giveSignupSecret, lockSignup } from './signup-browser';

const CODE_MINUTES = 15;
const MAX_TRIES = 5;
/** Codes of a signup within a day: its address is not flooded. */
const MAX_CODES_A_DAY = 5;

/** Mails the code by which another browser goes on with a signup, to the address of its contact. */
export async function mailResumeCode(
  { database, mailer }: { database: Database; mailer: Mailer },
  id: string,
): Promise<void> {
  await database.asAccount({ accountId: id }, async (tx) => {
    const signup = await lockSignup(tx, id);
    const { sent } = await tx
      .selectFrom('mail_outbox')
      .select(sql<number>`count(*)::int`.as('sent'))
      .where('account_id', '=', id)
      .where('kind', '=', 'signup-code')
      .where('created_at', '>', new Date(Date.now() - DAY_MS))
      .executeTakeFirstOrThrow();
    if (sent >= MAX_CODES_A_DAY)
      throw new Refusal(429, 'Já enviamos vários códigos hoje. Use o último, ou espere até amanhã.', {
        retryAfter: 3600,
      });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
    await tx
      .updateTable('signups')
      .set({
        resume_code_hash: hashToken(`${id} ${code}`),
        resume_code_expires_at: expiresAt,
        resume_tries: 0,
      })
      .where('account_id', '=', id)
      .execute();
    await mailer.send(tx, {
      accountId: id,
      key: `signup-code:${expiresAt.getTime()}`,
      kind: 'signup-code',
      to: { name: `${signup.contact.name} ${signup.contact.surname}`, address: signup.contact.email },
      hasSecret: true,
      expiresAt,
      write: (brand) => ({
        // The code stands in the body only, which is wiped: operators list subjects.
        subject: 'Seu código para continuar o cadastro',
        reason: `Você recebe este e-mail porque alguém quer continuar um cadastro em ${brand.name} com este endereço.`,
        content: (
          <>
            <MailText>O código para continuar o cadastro é {code}.</MailText>
            <MailNote>Ele vale por {CODE_MINUTES} minutos. Não o passe a ninguém.</MailNote>
          </>
        ),
      }),
    });
  });
}

/** Lets another browser go on with a signup by its code. Refused (400) for a wrong code, (429) after five of them. */
export async function resumeSignup(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, code }: { id: string; code: string },
): Promise<Row<'signups'>> {
  const { database } = request.server;
  const isRight = await database.asAccount({ accountId: id }, async (tx) => {
    const signup = await lockSignup(tx, id);
    const { resume_code_hash: hash, resume_code_expires_at: until } = signup;
    if (!hash || !until || until < new Date())
      throw invalidField('code', 'Este código terminou. Peça outro.');
    if (signup.resume_tries >= MAX_TRIES)
      throw new Refusal(429, 'Muitos códigos errados. Peça outro código.', { retryAfter: 60 });
    if (timingSafeEqual(hash, hashToken(`${id} ${code}`))) return true;
    await tx
      .updateTable('signups')
      .set({ resume_tries: signup.resume_tries + 1 })
      .where('account_id', '=', id)
      .execute();
    return false;
  });
  if (!isRight) throw invalidField('code', 'Código incorreto. Confira o último e-mail.');
  const secretHash = giveSignupSecret(request, reply, id);
  return database.asAccount({ accountId: id }, (tx) =>
    tx
      .updateTable('signups')
      .set({ secret_hash: secretHash, resume_code_hash: null, resume_code_expires_at: null })
      .where('account_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
