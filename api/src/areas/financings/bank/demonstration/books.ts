import { creditRequest } from '@girassol/shared-domain/contract';
import type { CreditStatus } from '@girassol/shared-domain/financing';
import { accountNow, enqueueByClock } from '../../../../platform/clock';
import type { Row, Tx } from '../../../../platform/database';
import { newId } from '../../../../platform/database';
import type { BankOffer } from '../bank-provider';
import type { Application, KeptPaper } from './application';
import { snapshotOf } from './application';
import { stepKind } from './job-kinds';
import { isOver, nextStep } from './own-steps';
import { tellOfApplication } from './tell';

type KeptRow = Row<'demo_bank_applications'>;

/** A request in the books. */
export interface Entry {
  accountId: string;
  id: string;
  seq: number;
  nextStep: string | null;
  nextAt: Date | null;
  createdAt: Date;
  application: Application;
}

/** What the bank wrote itself is read as it wrote it. */
const entryOf = (row: KeptRow): Entry => ({
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
    papers: row.papers as KeptPaper[],
    link: row.link as Application['link'],
    contractSigned: row.contract_signed,
    serviceApproved: row.service_approved,
    expiresAt: row.expires_at,
    reviewAsked: row.review_asked,
    askedAgain: row.asked_again,
  },
});

type Wanted = { id: string } | { reference: string };

/** A request by its id or by what the bank calls it, in a transaction of its account; null: the bank knows none. */
export async function findEntry(tx: Tx, accountId: string, wanted: Wanted): Promise<Entry | null> {
  const row = await rowOf(tx, accountId, wanted).executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Tx, accountId: string, wanted: Wanted): Promise<Entry | null> {
  const row = await rowOf(tx, accountId, wanted).forUpdate().executeTakeFirst();
  return row ? entryOf(row) : null;
}

const rowOf = (tx: Tx, accountId: string, wanted: Wanted) =>
  tx
    .selectFrom('demo_bank_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) =>
      'id' in wanted ? where('id', '=', wanted.id) : where('reference', '=', wanted.reference),
    );

/**
 * Writes what became of a request, tells it, and plans what the bank does by itself next.
 * @param since when it became so, by the clock of the account; now when left out
 */
export async function writeEntry(
  tx: Tx,
  { accountId, id, seq }: Pick<Entry, 'accountId' | 'id' | 'seq'>,
  application: Application,
  since?: Date,
): Promise<void> {
  const from = since ?? (await accountNow(tx, accountId));
  const step = nextStep(application, from);
  const nextId = step ? newId() : null;
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
  if (isOver(application)) await forgetFiles(tx, accountId, id);
  if (nextId && nextAt)
    await enqueueByClock(tx, stepKind, {
      accountId,
      payload: { applicationId: id, step: nextId },
      key: `demo-bank:${id}`,
      dueAt: nextAt,
    });
  await tellOfApplication(tx, accountId, application, snapshotOf(application, seq + 1));
}

/** Papers are kept no longer than they are looked at. */
async function forgetFiles(tx: Tx, accountId: string, applicationId: string): Promise<void> {
  await tx
    .deleteFrom('demo_bank_files')
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .execute();
}
