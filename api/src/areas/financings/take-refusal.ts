import type { Updateable } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import type { FinancingsTable } from '../../platform/database/financing-tables';
import { askBank } from './ask-bank';
import type { BankProvider } from './bank/bank-provider';
import { heldFinancing } from './held-financing';
import { addBankStep, writeFinancing } from './record-step';
import type { BankAct } from './tell-bank';

interface Refused {
  act: BankAct;
  optionId: string | null;
  /** Of the bank, for people. */
  words: string;
  bank: Pick<BankProvider, 'name' | 'label'>;
}

const titles: Record<BankAct, string> = {
  submit: 'O banco não aceitou o pedido',
  beginDeal: 'O banco não começou a contratação',
  accept: 'O banco não aceitou a opção',
  sendLink: 'O banco não aceitou o link de monitoramento',
  askReview: 'O banco não aceitou o pedido de revisão',
  cancel: 'O banco não aceitou a retirada',
};

/** The bank said no to what it was told, for good: what had been written as done is taken back, and its words are kept. */
export async function takeRefusal(
  tx: Tx,
  { account_id, id }: Row<'financings'>,
  { act, optionId, words, bank }: Refused,
): Promise<void> {
  const financing = await heldFinancing(tx, account_id, id);
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
  const undone: Partial<Record<BankAct, Updateable<FinancingsTable>>> = {
    submit: { provider_status: 'PROPOSTA_RECUSADA' },
    beginDeal: { stage: 'SIMULATION' },
    askReview: { provider_status: 'REPROVADO_MOTOR' },
    cancel: { withdrawn_at: null },
  };
  await writeFinancing(tx, { accountId: account_id, clientId: null }, financing, {
    ...undone[act],
    status_reason: words,
    waits_since: null,
  });
  // How it stands there is not known any more.
  if (act !== 'submit') await askBank(tx, financing);
}
