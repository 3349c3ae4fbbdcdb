import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { REPLY_LINE } from '@girassol/support-domain/messages';
import type { z } from 'zod';
import { buildReplyAddress } from '../mail-in/reply-address';
import type { mailAnswerJob } from './mail-answer-job';

type Payload = z.output<typeof mailAnswerJob.payload>;

/** Creates the handler of the job that mails a message of support to a person without a session, unless their chat has shown it. */
export const createHandler =
  ({ app: { mailer }, config }: ModuleContext<unknown>): JobHandler<Payload> =>
  async (job) => {
    const { accountId, payload } = job;
    await job.finish(async (tx) => {
      if (accountId !== null)
        await mailAnswer(tx, { ...payload, accountId, mailer, supportAddress: config.supportMail?.address });
    });
  };

interface AnswerMail extends Payload {
  accountId: string;
  mailer: Mailer;
  /** Address that receives answers; undefined where none is received. */
  supportAddress: string | undefined;
}

async function mailAnswer(
  tx: Tx,
  { accountId, ticketId, seq, mailer, supportAddress }: AnswerMail,
): Promise<void> {
  const found = await tx
    .selectFrom('support_tickets as t')
    .innerJoin('support_contacts as c', 'c.id', 't.requester_id')
    .innerJoin('support_messages as m', 'm.ticket_id', 't.id')
    .leftJoin('support_reads as r', (join) =>
      join.onRef('r.ticket_id', '=', 't.id').onRef('r.user_id', '=', 'c.id'),
    )
    .select([
      't.title',
      't.kind',
      'c.name',
      'c.email',
      'm.content',
      'm.author_name',
      'm.files',
      'r.seq as readSeq',
    ])
    .where('t.account_id', '=', accountId)
    .where('t.id', '=', ticketId)
    .where('t.deleted_at', 'is', null)
    .where('m.seq', '=', seq)
    .executeTakeFirst();
  if (!found || (found.readSeq ?? 0) >= seq) return;
  const { title, kind, name, email, content, files, author_name: author } = found;
  const replyTo = supportAddress && (await buildReplyAddress(tx, supportAddress, ticketId));
  await mailer.send(tx, {
    accountId,
    key: `support-answer:${ticketId}:${seq}`,
    kind: 'support-answer',
    to: { name, address: email },
    ...(replyTo && { replyTo }),
    write: (brand) => ({
      subject: `Re: ${title}`,
      reason:
        kind === 'RECOVERY'
          ? `Você recebe este e-mail porque alguém pediu ajuda para entrar em ${brand.name} com este endereço. Se não foi você, ignore-o.`
          : `Você recebe este e-mail porque escreveu para o suporte de ${brand.name}.`,
      content: (
        <>
          {replyTo && <MailNote>{REPLY_LINE}</MailNote>}
          {content.split('\n').map((line, at) => (
            <MailText key={at}>{line}</MailText>
          ))}
          <MailText>
            {author === '' ? 'Suporte' : `${author}, suporte`} de {brand.name}
          </MailText>
          {files.length > 0 && <MailNote>A resposta tem imagens, que não vão por e-mail.</MailNote>}
          <MailNote>
            {replyTo
              ? 'Responda a este e-mail para continuar a conversa.'
              : `Para continuar a conversa, escreva em ${brand.origin}/contato.`}
          </MailNote>
        </>
      ),
    }),
  });
}
