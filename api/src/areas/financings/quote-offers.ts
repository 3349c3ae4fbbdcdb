import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Database, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { getBorrowerKind } from '@girassol/shared-domain/financing';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { BankRefusalError, BankUnavailableError } from './bank/bank-provider';
import { type Banks, requireCurrentBank, toBankRecord } from './bank/banks';
import { withBankTimeout } from './bank/with-bank-timeout';
import { computeDisplayedOffer } from './compute-displayed-offer';
import { computeMonthlySaving } from './load-financing';
import { loadIofRates } from './load-iof-rates';
import { requireFinancingAccess } from './require-financing-access';

type Quotes = ResponseBody<'POST /financings/quotes/:pid'>;

/**
 * Queries the bank for the offers that it would make for a proposal, outside any transaction, and saves
 * nothing. Throws 409 if the bank refuses, and 503 if the bank does not answer.
 */
export async function quoteOffers(
  database: Database,
  caller: Caller,
  banks: Banks,
  { pid, body }: { pid: string; body: ParsedRequestBody<'POST /financings/quotes/:pid'> },
): Promise<Quotes> {
  requireFinancingAccess(caller);
  const bank = requireCurrentBank(banks);
  const { price, saving, today } = await database.asAccount(caller, (tx) => readBasis(tx, caller, pid));
  if (price <= 0) throw new Refusal(409, 'Defina o preço da proposta antes de simular um financiamento.');
  if (body.entry >= price)
    throw new Refusal(400, 'A entrada deve ser menor que o preço.', {
      fields: [{ path: 'entry', message: 'A entrada deve ser menor que o preço.' }],
    });
  const { isCNPJ, ...terms } = body;
  const borrower = getBorrowerKind({ isCNPJ, isSimples: bank.takesSimples && (terms.isSimples ?? false) });
  const found = await queryOrRefuse(() =>
    withBankTimeout(undefined, (until) =>
      bank.quote({ ...terms, accountId: caller.accountId, price, borrower, today }, until),
    ),
  );
  const iofRates = await database.asAccount(caller, (tx) => loadIofRates(tx, today));
  return {
    offers: found.map((offer) => computeDisplayedOffer(offer, { price, borrower, iofRates }).offer),
    provider: toBankRecord(banks, bank.name),
    monthlySaving: saving,
  };
}

async function readBasis(tx: Tx, caller: Caller, pid: string) {
  const { data, final_price_cents } = await loadVisibleProposal(tx, caller, pid);
  const viability = data.revenueData?.finantialViability;
  return {
    price: final_price_cents / 100,
    saving: computeMonthlySaving({
      bill_without: viability?.billWithout ?? null,
      bill_with: viability?.billWith ?? null,
    }),
    today: await loadAccountToday(tx, caller.accountId),
  };
}

/** Somebody waits: a bank that says no or nothing is told in words. */
async function queryOrRefuse<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BankRefusalError) throw new Refusal(409, error.message);
    if (error instanceof BankUnavailableError)
      throw new Refusal(503, 'O banco não respondeu. Tente de novo em instantes.', { retryAfter: 10 });
    throw error;
  }
}
