import type { Row, Tx } from '@girassol/api-platform/database';
import type { FinancingsTable } from '@girassol/api-platform/database/financing-tables';
import type { Updateable } from 'kysely';
import type { BankProvider } from './bank/bank-provider';
import type { BankCommand } from './bank-acts';
import { addBankStep, updateFinancing } from './financing-steps';
import { lockFinancing } from './lock-financing';
import { enqueueBankStatusQuery } from './query-bank-status';

interface Refused {
  act: BankCommand;
  optionId: string | null;
  /** Message of the bank, for people. */
  words: string;
  bank: Pick<BankProvider, 'name' | 'label'>;
}

const titles: Record<BankCommand, string> = {
  submit: 'O banco não aceitou o pedido',
  beginDeal: 'O banco não começou a contratação',
  accept: 'O banco não aceitou a opção',
  sendLink: 'O banco não aceitou o link de monitoramento',
  askReview: 'O banco não aceitou o pedido de revisão',
  cancel: 'O banco não aceitou a retirada',
};

/**
 * Reverts the change of a financing whose command to the bank was refused permanently, and saves the bank's
 * message in the financing and its history.
 */
export async function revertRefusedCommand(
  tx: Tx,
  { account_id, id }: Row<'financings'>,
  { act, optionId, words, bank }: Refused,
): Promise<void> {
  const financing = await lockFinancing(tx, account_id, id);
  if (!financing) return;
  await addBankStep(tx, financing, {
    title: titles[act],
    content: words,
    provider: bank.name,
    providerEvent: null,
  });
  if (act === 'accept' && optionId !== null) {
    await tx
      .updateTable('financing_options')
      .set({ chosen: false })
      .where('account_id', '=', account_id)
      .where('id', '=', optionId)
      .execute();
  }
  const undone: Partial<Record<BankCommand, Updateable<FinancingsTable>>> = {
    submit: { provider_status: 'PROPOSTA_RECUSADA' },
    beginDeal: { stage: 'SIMULATION' },
    askReview: { provider_status: 'REPROVADO_MOTOR' },
    cancel: { withdrawn_at: null },
  };
  await updateFinancing(tx, { accountId: account_id, clientId: null }, financing, {
    ...undone[act],
    status_reason: words,
    waits_since: null,
  });
  // How it stands there is not known any more.
  if (act !== 'submit') await enqueueBankStatusQuery(tx, financing);
}
