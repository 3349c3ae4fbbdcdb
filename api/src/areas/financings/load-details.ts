import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { computeLoanOffer } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import { toFinancingOption } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { canManageFinancings } from './require-financing-access';

const PAGE = 20;

/**
 * Loads the credit request of a financing as it was sent to the bank, with income and birth date. Throws 403
 * unless the caller made the request or may manage financings, and 404 if the data was erased.
 */
export async function loadCreditRequest(
  tx: Tx,
  caller: Caller,
  fid: string,
): Promise<ResponseBody<'GET /financings/single/request/:fid'>> {
  const financing = await loadVisibleFinancing(tx, caller, fid);
  if (financing.user_id !== caller.userId && !canManageFinancings(caller))
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

/** Loads an option of a financing with all its payments, computed from the terms of the loan. */
export async function loadPaymentSchedule(
  tx: Tx,
  caller: Caller,
  { fid, optionId }: { fid: string; optionId: string },
): Promise<ResponseBody<'GET /financings/single/schedule/:fid/:optionId'>> {
  await loadVisibleFinancing(tx, caller, fid);
  const option = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .where('id', '=', optionId)
    .executeTakeFirst();
  if (!option) throw notFound('Esta opção não existe mais.');
  return { option: toFinancingOption(option), payments: computeLoanOffer(option.terms).payments };
}

/** Lists a page of the history of a financing, newest entries first. */
export async function listFinancingEvents(
  tx: Tx,
  caller: Caller,
  { fid, multiplier }: { fid: string; multiplier: number },
): Promise<ResponseBody<'GET /financings/single/events/:fid/:multiplier'>> {
  await loadVisibleFinancing(tx, caller, fid);
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
