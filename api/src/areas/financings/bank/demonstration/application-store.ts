import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { generateId } from '@girassol/api-platform/database';
import { creditRequest } from '@girassol/shared-domain/contract';
import type { CreditStatus } from '@girassol/shared-domain/financing';
import type { BankOffer } from '../bank-provider';
import { getNextAutomaticStep, hasApplicationEnded } from './automatic-steps';
import type { CreditApplication, StoredBankDocument } from './credit-application';
import { toBankSnapshot } from './credit-application';
import { applicationStepJob } from './job-kinds';
import { enqueueApplicationEvent } from './send-events';

type ApplicationRow = Row<'demo_bank_applications'>;

/**
 * Credit application with the fields under which the demonstration bank stores it: id, account, sequence
 * number and next automatic step.
 */
export interface StoredCreditApplication {
  accountId: string;
  id: string;
  seq: number;
  nextStep: string | null;
  nextAt: Date | null;
  createdAt: Date;
  application: CreditApplication;
}

/**
 * Converts a row to a stored application. The JSON columns were written by the demonstration bank itself and are not
 * validated again, except the request.
 */
const toStoredApplication = (row: ApplicationRow): StoredCreditApplication => ({
  accountId: row.account_id,
  id: row.id,
  seq: row.seq,
  nextStep: row.next_step,
  nextAt: row.next_at,
  createdAt: row.created_at,
  application: {
    number: row.number,
    reference: row.reference,
    companyName: row.company_name,
    associates: row.associates,
    request: creditRequest.parse(row.request),
    stage: row.stage,
    status: row.status as CreditStatus,
    reason: row.reason,
    preApproved: row.pre_approved,
    findings: row.findings as string[],
    offers: row.offers as BankOffer[],
    accepted: row.accepted,
    papers: row.papers as StoredBankDocument[],
    link: row.link as CreditApplication['link'],
    contractSigned: row.contract_signed,
    serviceApproved: row.service_approved,
    expiresAt: row.expires_at,
    reviewAsked: row.review_asked,
    askedAgain: row.asked_again,
  },
});

type Wanted = { id: string } | { reference: string };

/**
 * Finds a credit application of the demonstration bank by its id or its reference, in a transaction of its
 * account. Returns null if there is none.
 */
export async function findApplication(
  tx: Tx,
  accountId: string,
  wanted: Wanted,
): Promise<StoredCreditApplication | null> {
  const row = await selectApplication(tx, accountId, wanted).executeTakeFirst();
  return row ? toStoredApplication(row) : null;
}

/**
 * Finds a credit application of the demonstration bank by its id or its reference, and locks it until the
 * transaction ends. Returns null if there is none.
 */
export async function lockApplication(
  tx: Tx,
  accountId: string,
  wanted: Wanted,
): Promise<StoredCreditApplication | null> {
  const row = await selectApplication(tx, accountId, wanted).forUpdate().executeTakeFirst();
  return row ? toStoredApplication(row) : null;
}

const selectApplication = (tx: Tx, accountId: string, wanted: Wanted) =>
  tx
    .selectFrom('demo_bank_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) =>
      'id' in wanted ? where('id', '=', wanted.id) : where('reference', '=', wanted.reference),
    );

/**
 * Saves an application with the next sequence number, enqueues the event that reports it, and schedules the next
 * automatic step of the bank.
 * @param since when it became so, by the clock of the account; now when left out
 */
export async function saveApplication(
  tx: Tx,
  { accountId, id, seq }: Pick<StoredCreditApplication, 'accountId' | 'id' | 'seq'>,
  application: CreditApplication,
  since?: Date,
): Promise<void> {
  const from = since ?? (await loadAccountNow(tx, accountId));
  const step = getNextAutomaticStep(application, from);
  const nextId = step ? generateId() : null;
  const nextAt = step ? new Date(from.getTime() + step.afterMs) : null;
  await tx
    .updateTable('demo_bank_applications')
    .set({
      stage: application.stage,
      status: application.status,
      reason: application.reason,
      seq: seq + 1,
      pre_approved: application.preApproved,
      findings: JSON.stringify(application.findings),
      offers: JSON.stringify(application.offers),
      accepted: application.accepted,
      papers: JSON.stringify(application.papers),
      link: application.link && JSON.stringify(application.link),
      contract_signed: application.contractSigned,
      service_approved: application.serviceApproved,
      expires_at: application.expiresAt,
      review_asked: application.reviewAsked,
      asked_again: application.askedAgain,
      next_step: nextId,
      next_at: nextAt,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  if (hasApplicationEnded(application)) await forgetFiles(tx, accountId, id);
  if (nextId && nextAt)
    await enqueueByAccountClock(tx, applicationStepJob, {
      accountId,
      payload: { applicationId: id, step: nextId },
      key: `demo-bank:${id}`,
      dueAt: nextAt,
    });
  await enqueueApplicationEvent(tx, accountId, application, toBankSnapshot(application, seq + 1));
}

/** Papers are kept no longer than they are looked at. */
async function forgetFiles(tx: Tx, accountId: string, applicationId: string): Promise<void> {
  await tx
    .deleteFrom('demo_bank_files')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .execute();
}
