import type { Answer, BankApplication, BankApplicationInList } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { accountNow } from '../../../../../platform/clock';
import { type Database, enterAccount, type Tx } from '../../../../../platform/database';
import { notFound } from '../../../../../platform/refusals/refusal';
import { isCompany } from '../application';
import { type Entry, findEntry } from '../books';
import { nextStep } from '../own-steps';
import { possibleDecisions } from './decisions';
import { waivablePapers } from './judge-paper';

const PAGE = 20;

/** What the bank was asked by every account, the latest first, a page. */
export async function listApplications(
  database: Database,
  multiplier: number,
): Promise<Answer<'GET /operation/bank/applications/:multiplier'>> {
  const skipped = (multiplier - 1) * PAGE;
  const found = await database.lookUp(
    sql<{ account_id: string; id: string }>`select * from demo_bank_latest(${skipped}, ${PAGE + 1})`,
  );
  const applications = await database.asSystem(async (tx) => {
    const shown: BankApplicationInList[] = [];
    for (const { account_id: accountId, id } of found.slice(0, PAGE)) {
      await enterAccount(tx, accountId);
      const entry = await findEntry(tx, accountId, { id });
      if (entry) shown.push(await inList(tx, entry));
    }
    return shown;
  });
  return { applications, hasMoreItems: found.length > PAGE };
}

/** The account whose request it is; null: there is none. */
export async function accountOfApplication(database: Database, id: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account: string | null }>`select demo_bank_account_of(${id}) as account`,
  );
  return found?.account ?? null;
}

/** A request, in a transaction of its account. Absent ones are 404. */
export async function requireApplication(tx: Tx, accountId: string | null, id: string): Promise<Entry> {
  const entry = accountId && (await findEntry(tx, accountId, { id }));
  if (!entry) throw notFound('Este pedido não existe.');
  return entry;
}

async function inList(tx: Tx, entry: Entry): Promise<BankApplicationInList> {
  const { id, accountId, application, createdAt, nextAt } = entry;
  const next = nextAt && nextStep(application, await accountNow(tx, accountId));
  return {
    _id: id,
    accountId,
    number: application.number,
    companyName: application.companyName,
    applicant: application.request.customerName,
    isCNPJ: isCompany(application),
    amount: application.request.projectValue,
    status: application.status,
    at: createdAt.getTime(),
    next: next && nextAt ? { what: next.what, at: nextAt.getTime() } : null,
  };
}

/** A request as its desk sees it. */
export async function wholeApplication(tx: Tx, entry: Entry): Promise<BankApplication> {
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
    waivable: waivablePapers(application),
    decisions: possibleDecisions(application),
  };
}
