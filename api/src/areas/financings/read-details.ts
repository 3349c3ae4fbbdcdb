import type { Answer } from '@girassol/shared-domain/contract';
import { offerOf } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { optionAnswer } from './financing-answer';
import { managesFinancings } from './require-financing';
import { visibleFinancing } from './visible-financing';

const PAGE = 20;

/** What the bank was asked with, income and birth date in it: for who asked, and managers. */
export async function readRequest(
  tx: Tx,
  caller: Caller,
  fid: string,
): Promise<Answer<'GET /financings/single/request/:fid'>> {
  const financing = await visibleFinancing(tx, caller, fid);
  if (financing.user_id !== caller.userId && !managesFinancings(caller))
    throw notAllowed('Somente quem pediu e quem gerencia as vendas podem ver estes dados.');
  const sent = await tx
    .selectFrom('financing_requests')
    .select(['request', 'sent_at'])
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .executeTakeFirst();
  if (!sent?.request || !sent.sent_at)
    throw notFound('Os dados deste pedido já foram apagados, como a sua conta definiu.');
  return { request: sent.request, sentTimestamp: sent.sent_at.getTime() };
}

/** Every payment of an option, by the terms that it was worked out from. */
export async function readSchedule(
  tx: Tx,
  caller: Caller,
  { fid, optionId }: { fid: string; optionId: string },
): Promise<Answer<'GET /financings/single/schedule/:fid/:optionId'>> {
  await visibleFinancing(tx, caller, fid);
  const option = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .where('id', '=', optionId)
    .executeTakeFirst();
  if (!option) throw notFound('Esta opção não existe mais.');
  return { option: optionAnswer(option), payments: offerOf(option.terms).payments };
}

/** A page of the history, the latest first. */
export async function readEvents(
  tx: Tx,
  caller: Caller,
  { fid, multiplier }: { fid: string; multiplier: number },
): Promise<Answer<'GET /financings/single/events/:fid/:multiplier'>> {
  await visibleFinancing(tx, caller, fid);
  const { rows } = await sql<{
    id: string;
    at: Date;
    title: string;
    content: string;
    user_id: string | null;
    user_name: string | null;
  }>`
    select e.id, e.at, e.title, e.content, e.user_id, u.name as user_name
    from financing_events e
    left join users u on u.account_id = e.account_id and u.id = e.user_id
    where e.account_id = ${caller.accountId} and e.financing_id = ${fid}
    order by e.at desc, e.id desc limit ${PAGE + 1} offset ${(multiplier - 1) * PAGE}`.execute(tx);
  return {
    events: rows.slice(0, PAGE).map(({ id, at, title, content, user_id, user_name }) => ({
      _id: id,
      at: at.getTime(),
      title,
      content,
      user: user_id === null ? null : { _id: user_id, personalData: { name: user_name ?? '' } },
    })),
    hasMoreItems: rows.length > PAGE,
  };
}
