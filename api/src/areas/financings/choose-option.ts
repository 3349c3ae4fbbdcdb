import { formatMoney, formatTime } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import type { Banks } from './bank/providers';
import { financingAnswer } from './financing-answer';
import { addPersonStep, writeFinancing } from './record-step';
import { requireOpen } from './require-open';
import { requireUsable } from './require-usable';
import { enqueueTold } from './tell-bank';
import { visibleFinancing } from './visible-financing';

const CHOSEN = 'Opção escolhida';

/**
 * Chooses the option that is contracted, and has the bank told. The financing is held: of two people who choose, the second
 * reads what the first one chose. Choosing the same again changes nothing.
 */
export async function chooseOption(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, pid }: { fid: string; pid: string },
): Promise<Financing> {
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  const options = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .execute();
  const option = options.find(({ id }) => id === pid);
  if (!option) throw notFound('Esta opção não existe mais.');
  if (option.chosen) return financingAnswer(tx, caller, banks, fid);
  requireOpen(financing);
  const before = options.find(({ chosen }) => chosen);
  if (before) throw await chosenMeanwhile(tx, financing, before);
  if (financing.stage === 'SIMULATION')
    throw new Refusal(409, 'Isto ainda é uma simulação. Comece a contratação antes de escolher a opção.');
  requireUsable(option, await accountToday(tx, caller.accountId));

  await tx
    .updateTable('financing_options')
    .set({ chosen: true })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', pid)
    .execute();
  await addPersonStep(tx, caller, financing, { title: CHOSEN, content: wordsOf(option) });
  await enqueueTold(tx, financing, { act: 'accept', optionId: pid });
  await writeFinancing(tx, caller, financing, { waits_since: new Date() });
  return financingAnswer(tx, caller, banks, fid);
}

const wordsOf = ({ offer }: Row<'financing_options'>): string =>
  `${offer.bank}, ${offer.installments}x de ${formatMoney(offer.installmentValue)}`;

async function chosenMeanwhile(
  tx: Tx,
  { account_id, id }: Row<'financings'>,
  option: Row<'financing_options'>,
): Promise<Refusal> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select u.name, e.at from financing_events e
    join users u on u.account_id = e.account_id and u.id = e.user_id
    where e.account_id = ${account_id} and e.financing_id = ${id} and e.title = ${CHOSEN}
    order by e.at desc, e.id desc limit 1`.execute(tx);
  const [who] = rows;
  const said = who
    ? `${who.name} já escolheu, às ${formatTime(who.at.getTime())}`
    : 'O banco já tem como escolhida';
  return new Refusal(409, `${said}, a opção ${wordsOf(option)}. Só uma opção pode ser contratada.`);
}
