import { loadAccountNow } from '@girassol/api-platform/clock';
import { type Database, switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { BankApplication, ListedBankApplication, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { findApplication, type StoredCreditApplication } from '../application-store';
import { getNextAutomaticStep } from '../automatic-steps';
import { isCompanyApplicant } from '../credit-application';
import { listWaivableDocuments } from './apply-document-verdict';
import { listPossibleDecisions } from './decisions';

const PAGE = 20;

/**
 * Lists a page of the demonstration bank's credit applications of all accounts, the latest first, for the
 * bank's desk.
 */
export async function listApplications(
  database: Database,
  multiplier: number,
): Promise<ResponseBody<'GET /operation/bank/applications/:multiplier'>> {
  const skipped = (multiplier - 1) * PAGE;
  const found = await database.lookUp(
    sql<{ account_id: string; id: string }>`select * from demo_bank_latest(${skipped}, ${PAGE + 1})`,
  );
  const applications = await database.asSystem(async (tx) => {
    const shown: ListedBankApplication[] = [];
    for (const { account_id: accountId, id } of found.slice(0, PAGE)) {
      await switchTransactionAccount(tx, accountId);
      const entry = await findApplication(tx, accountId, { id });
      if (entry) shown.push(await inList(tx, entry));
    }
    return shown;
  });
  return { applications, hasMoreItems: found.length > PAGE };
}

/** Finds the id of the account of a credit application. Returns null if the application does not exist. */
export async function findAccountIdOfApplication(database: Database, id: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account: string | null }>`select demo_bank_account_of(${id}) as account`,
  );
  return found?.account ?? null;
}

/**
 * Loads a credit application of the demonstration bank by its id, in a transaction of its account. Throws 404
 * if there is none.
 */
export async function requireApplication(
  tx: Tx,
  accountId: string | null,
  id: string,
): Promise<StoredCreditApplication> {
  const entry = accountId && (await findApplication(tx, accountId, { id }));
  if (!entry) throw notFound('Este pedido não existe.');
  return entry;
}

async function inList(tx: Tx, entry: StoredCreditApplication): Promise<ListedBankApplication> {
  const { id, accountId, application, createdAt, nextAt } = entry;
  const next = nextAt && getNextAutomaticStep(application, await loadAccountNow(tx, accountId));
  return {
    _id: id,
    accountId,
    number: application.number,
    companyName: application.companyName,
    applicant: application.request.customerName,
    isCNPJ: isCompanyApplicant(application),
    amount: application.request.projectValue,
    status: application.status,
    at: createdAt.getTime(),
    next: next && nextAt ? { what: next.what, at: nextAt.getTime() } : null,
  };
}

/**
 * Converts a stored credit application to the details that the demonstration bank's desk shows, and loads
 * which of its documents can still be opened.
 */
export async function loadBankApplication(tx: Tx, entry: StoredCreditApplication): Promise<BankApplication> {
  const { id, accountId, application } = entry;
  const files = await tx
    .selectFrom('demo_bank_files')
    .select('semantic')
    .where('account_id', '=', accountId)
    .where('application_id', '=', id)
    .execute();
  const kept = new Set(files.map(({ semantic }) => semantic));
  return {
    ...(await inList(tx, entry)),
    monthlyIncome: application.request.monthlyBilling,
    birthDate: application.request.customerBirthDate,
    reason: application.reason,
    findings: application.findings,
    offers: application.offers.map(({ reference, installments, statedInstallment }) => ({
      ref: reference,
      installments,
      installmentValue: statedInstallment ?? 0,
      accepted: reference === application.accepted,
    })),
    papers: application.papers.map(({ semantic, name, status, reason }) => ({
      semantic,
      name,
      status,
      reason,
      canOpen: kept.has(semantic),
    })),
    monitoringLink: application.link,
    contractSigned: application.contractSigned,
    serviceApproved: application.serviceApproved,
    waivable: listWaivableDocuments(application),
    decisions: listPossibleDecisions(application),
  };
}
