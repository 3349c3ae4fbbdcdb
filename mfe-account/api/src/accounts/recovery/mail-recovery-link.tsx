import { describeDevice } from '@girassol/account-domain/security';
import { generateId } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import { createAccessLink } from '../access-links';
import type { mailRecoveryLinkJob } from './mail-recovery-link-job';

/** Creates the handler of the job that mails a link to a new password. It does nothing for an e-mail that nobody has. */
export const createHandler =
  ({
    app: { database, mailer },
  }: {
    app: FastifyInstance;
  }): JobHandler<z.output<typeof mailRecoveryLinkJob.payload>> =>
  async (job) => {
    const { email, ip, userAgent } = job.payload;
    const [found] = await database.lookUp(sql<{ account_id: string; user_id: string }>`
      select account_id, user_id from find_login(${email}) l
      where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
    if (found) {
      const person = { accountId: found.account_id, userId: found.user_id };
      await database.asAccount(person, async (tx) => {
        const { name, email: address } = await tx
          .selectFrom('users')
          .select(['name', 'email'])
          .where('account_id', '=', person.accountId)
          .where('id', '=', person.userId)
          .executeTakeFirstOrThrow();
        // Who asks twice may use either mail.
        const link = await createAccessLink(tx, {
          ...person,
          by: address,
          purpose: 'recovery',
          endsEarlier: false,
        });
        await tx
          .insertInto('access_records')
          .values({
            account_id: person.accountId,
            id: generateId(),
            user_id: person.userId,
            event: 'recovery',
            ip,
            user_agent: userAgent,
          })
          .execute();
        await mailer.send(tx, {
          accountId: person.accountId,
          key: `recovery:${link.id}`,
          kind: 'recovery',
          to: { name, address },
          hasSecret: true,
          expiresAt: new Date(link.until),
          write: (brand) => ({
            subject: `Nova senha em ${brand.name}`,
            reason: `Você recebe este e-mail porque alguém pediu uma nova senha em ${brand.name} para este endereço.`,
            content: (
              <>
                <MailText>Olá, {name}.</MailText>
                <MailText>Escolha a sua nova senha. O seu login é {address}.</MailText>
                <MailButton
                  brand={brand}
                  href={`${brand.origin}/primeiro-acesso#${link.token}`}
                  label="Escolher nova senha"
                />
                <MailNote>O link vale uma vez, por uma hora. Não o encaminhe a ninguém.</MailNote>
                <MailNote>
                  O pedido veio de {describeDevice(userAgent).name}, IP {ip}. Se não foi você, ignore este
                  e-mail: a sua senha continua a mesma.
                </MailNote>
              </>
            ),
          }),
        });
      });
    }
    await job.finish();
  };
