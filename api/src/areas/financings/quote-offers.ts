import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import type { Database, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { visibleProposal } from '../proposals/visible-proposal';
import { BankRefusal, BankUnavailable } from './bank/bank-provider';
import { type Banks, bankAnswer, requireBank } from './bank/providers';
import { withinTime } from './bank/within-time';
import { monthlySaving } from './financing-answer';
import { readIofRates } from './read-iof-rates';
import { requireFinancing } from './require-financing';
import { shownOffer } from './shown-offer';

type Quotes = Answer<'POST /financings/quotes/:pid'>;

/** What the bank would lend for a proposal. It is asked outside any transaction, and nothing is written. */
export async function quoteOffers(
  database: Database,
  caller: Caller,
  banks: Banks,
  { pid, body }: { pid: string; body: ParsedBody<'POST /financings/quotes/:pid'> },
): Promise<Quotes> {
  requireFinancing(caller);
  const bank = requireBank(banks);
  const { price, saving, today } = await database.asAccount(caller, (tx) => readBasis(tx, caller, pid));
  if (price <= 0) throw new Refusal(409, 'Defina o preço da proposta antes de simular um financiamento.');
  if (body.entry >= price)
    throw new Refusal(400, 'A entrada deve ser menor que o preço.', {
      fields: [{ path: 'entry', message: 'A entrada deve ser menor que o preço.' }],
    });
  const { isCNPJ, ...terms } = body;
  const borrower = isCNPJ ? 'COMPANY' : 'PERSON';
  const found = await asked(() =>
    withinTime(undefined, (until) =>
      bank.quote({ ...terms, accountId: caller.accountId, price, borrower, today }, until),
    ),
  );
  const iofRates = await database.asAccount(caller, (tx) => readIofRates(tx, today));
  return {
    offers: found.map((offer) => shownOffer(offer, { price, borrower, iofRates }).offer),
    provider: bankAnswer(banks, bank.name),
    monthlySaving: saving,
  };
}

async function readBasis(tx: Tx, caller: Caller, pid: string) {
  const { data, final_price_cents } = await visibleProposal(tx, caller, pid);
  const viability = data.revenueData?.finantialViability;
  return {
    price: final_price_cents / 100,
    saving: monthlySaving({
      bill_without: viability?.billWithout ?? null,
      bill_with: viability?.billWith ?? null,
    }),
    today: await accountToday(tx, caller.accountId),
  };
}

/** Somebody waits: a bank that says no or nothing is told in words. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BankRefusal) throw new Refusal(409, error.message);
    if (error instanceof BankUnavailable)
      throw new Refusal(503, 'O banco não respondeu. Tente de novo em instantes.', { retryAfter: 10 });
    throw error;
  }
}
