import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatMoney, formatTime } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Banks } from './bank/banks';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';
import { loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { requireOpenFinancing } from './require-open-financing';
import { requireUsableOption } from './require-usable-option';

const CHOSEN = 'Opção escolhida';

/**
 * Chooses the option of a financing that the customer contracts, and enqueues its acceptance at the bank.
 * Locks the financing. Does nothing if the option is already chosen; throws 409 if another option is chosen.
 */
export async function chooseOption(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  { fid, pid }: { fid: string; pid: string },
): Promise<Financing> {
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  const options = await tx
    .selectFrom('financing_options')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('financing_id', '=', fid)
    .execute();
  const option = options.find(({ id }) => id === pid);
  if (!option) throw notFound('Esta opção não existe mais.');
  if (option.chosen) return loadFinancing(tx, caller, banks, fid);
  requireOpenFinancing(financing);
  const before = options.find(({ chosen }) => chosen);
  if (before) throw await chosenMeanwhile(tx, financing, before);
  if (financing.stage === 'SIMULATION')
    throw new Refusal(409, 'Isto ainda é uma simulação. Comece a contratação antes de escolher a opção.');
  requireUsableOption(option, await loadAccountToday(tx, caller.accountId));

  await tx
    .updateTable('financing_options')
    .set({ chosen: true })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', pid)
    .execute();
  await addPersonStep(tx, caller, financing, { title: CHOSEN, content: describeOption(option) });
  await enqueueBankCommand(tx, financing, { act: 'accept', optionId: pid });
  await updateFinancing(tx, caller, financing, { waits_since: new Date() });
  return loadFinancing(tx, caller, banks, fid);
}

const describeOption = ({ offer }: Row<'financing_options'>): string =>
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
  return new Refusal(409, `${said}, a opção ${describeOption(option)}. Só uma opção pode ser contratada.`);
}
