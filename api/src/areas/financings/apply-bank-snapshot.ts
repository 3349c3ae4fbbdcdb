import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { notify } from '@girassol/api-platform/notifications';
import { MARKETPLACE_MODULE } from '@girassol/shared-domain';
import { getCreditStatusBadge } from '@girassol/shared-domain/financing';
import { sql } from 'kysely';
import type { BankProvider, BankSnapshot } from './bank/bank-provider';
import { addBankStep, findItemIdOfFinancing, updateFinancing } from './financing-steps';
import { lockFinancing } from './lock-financing';
import { saveBankOffers } from './save-bank-offers';
import { saveDocumentVerdicts } from './save-document-verdicts';
import { touchItemOfFinancing } from './touch-item-of-financing';

interface ReceivedSnapshot {
  accountId: string;
  financingId: string;
  bank: Pick<BankProvider, 'name' | 'label'>;
  snapshot: BankSnapshot;
  /** Id that the bank gave the event, null if the bank was queried. */
  eventId: string | null;
}

/** Statuses of a bank in which a person of the account has to act, or the financing has ended. */
const STATUSES_TO_NOTIFY: ReadonlySet<string> = new Set([
  'REPROVADO_MOTOR',
  'AGUARDANDO_ACEITE',
  'PROPOSTA_RECUSADA',
  'PENDENTE_DOCUMENTACAO',
  'DOCUMENTO_REJEITADO',
  'VENCIDO',
  'ENVIO_NFE',
  'AGUARDANDO_ASSINATURA',
  'COMPROVANTE_SERVICO',
  'AJUSTE_DOCUMENTACAO',
  'CONCLUIDO',
]);

/**
 * Applies a snapshot of a bank to a financing, completely or not at all. A snapshot is applied only once for
 * each event, only if its `seq` is higher than that of the financing, and only if the financing was not
 * withdrawn. Events are added to the financing's history even if their snapshot is not applied.
 */
export async function applyBankSnapshot(
  tx: Tx,
  { accountId, financingId, bank, snapshot, eventId }: ReceivedSnapshot,
): Promise<void> {
  const financing = await lockFinancing(tx, accountId, financingId);
  if (!financing) return;
  const isNewer = snapshot.seq > financing.status_seq;
  if (!isNewer && eventId === null) {
    if (financing.waits_since && snapshot.seq === financing.status_seq) await stillWaits(tx, financing);
    return;
  }
  const isTaken = isNewer && financing.withdrawn_at === null;
  const badge = getCreditStatusBadge(snapshot.status);
  const step = await addBankStep(tx, financing, {
    title: formatStepTitle(badge.label, { isNewer, isWithdrawn: financing.withdrawn_at !== null }),
    content: snapshot.reason ?? '',
    provider: bank.name,
    providerEvent: eventId,
  });
  if (step === null || !isTaken) return;

  await saveBankOffers(tx, financing, snapshot);
  await saveDocumentVerdicts(tx, financing, snapshot.papers);
  await saveLinkStatus(tx, financing, snapshot.monitoringLink);
  await updateFinancing(tx, { accountId, clientId: null }, financing, {
    provider_status: snapshot.status,
    status_reason: snapshot.reason,
    status_seq: snapshot.seq,
    pre_approved: snapshot.preApproved,
    contract_signed: snapshot.contractSigned,
    service_approved: snapshot.serviceApproved,
    expires_at: snapshot.expiresAt === null ? null : new Date(snapshot.expiresAt),
    waits_since: null,
  });
  await updateProposalPreApproval(tx, financing);
  await touchItemOfFinancing(tx, { accountId, clientId: null }, financing, `financiamento: ${badge.label}`);
  if (snapshot.status !== financing.provider_status)
    await notifyStatusChange(tx, financing, { bank, status: snapshot.status });
}

function formatStepTitle(
  label: string,
  { isNewer, isWithdrawn }: { isNewer: boolean; isWithdrawn: boolean },
): string {
  if (isWithdrawn) return `${label} (depois da retirada)`;
  return isNewer ? label : `${label} (aviso anterior ao que já se sabe)`;
}

/** The bank was asked and had nothing new to say: it answered, all the same. */
async function stillWaits(tx: Tx, { account_id, id }: Row<'financings'>): Promise<void> {
  await tx
    .updateTable('financings')
    .set({ waits_since: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** Saves the bank's verdict on the monitoring link of the proposal, unless the proposal has another link by now. */
async function saveLinkStatus(
  tx: Tx,
  { account_id, proposal_id }: Row<'financings'>,
  link: BankSnapshot['monitoringLink'],
): Promise<void> {
  if (!link) return;
  const proposal = await tx
    .selectFrom('proposals')
    .select('data')
    .where('account_id', '=', account_id)
    .where('id', '=', proposal_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = proposal.data.monitoringLink;
  if (known?.url !== link.url || known.status === link.status) return;
  await tx
    .updateTable('proposals')
    .set({ data: JSON.stringify({ ...proposal.data, monitoringLink: link }) })
    .where('account_id', '=', account_id)
    .where('id', '=', proposal_id)
    .execute();
}

/**
 * Updates `financing_pre_approved` of a proposal and of the others of its sale, whose card shows one sign for all of them: true
 * if at least one financing of the proposal is pre-approved by the bank and still open, and none of the sale is concluded.
 */
export async function updateProposalPreApproval(
  tx: Tx,
  { account_id, proposal_id }: Pick<Row<'financings'>, 'account_id' | 'proposal_id'>,
): Promise<void> {
  await sql`
    with of_sale as (
      select p.id from proposals p
      where p.account_id = ${account_id} and (p.id = ${proposal_id} or p.sale_id = (
        select o.sale_id from proposals o where o.account_id = ${account_id} and o.id = ${proposal_id}))
      order by p.id for no key update
    ), told as (
      select of_sale.id,
        exists (select from financings f where f.account_id = ${account_id} and f.proposal_id = of_sale.id
          and f.state = 'OPEN' and f.pre_approved)
        and not exists (select from financings f join of_sale other on other.id = f.proposal_id
          where f.account_id = ${account_id} and f.state = 'DONE') as is_pre_approved
      from of_sale
    )
    update proposals p set financing_pre_approved = told.is_pre_approved from told
    where p.account_id = ${account_id} and p.id = told.id
      and p.financing_pre_approved <> told.is_pre_approved`.execute(tx);
}

async function notifyStatusChange(
  tx: Tx,
  financing: Row<'financings'>,
  { bank, status }: { bank: ReceivedSnapshot['bank']; status: string },
): Promise<void> {
  const { account_id: accountId, id, number, customer_id: customerId, user_id } = financing;
  const { label } = getCreditStatusBadge(status);
  await addHistoryLine(
    tx,
    { accountId },
    { userId: null, name: bank.label, email: '' },
    {
      customerId,
      saleId: await findItemIdOfFinancing(tx, financing),
      title: 'Financiamento',
      content: `Financiamento ${number}: ${label}.`,
    },
  );
  if (!STATUSES_TO_NOTIFY.has(status)) return;
  const { name: customer } = await tx
    .selectFrom('customers')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { active_modules: modules } = await tx
    .selectFrom('accounts')
    .select('active_modules')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await notify(tx, {
    accountId,
    kind: 'financing-changed',
    people: [user_id],
    by: null,
    facts: {
      financingId: id,
      number,
      customer,
      status: label,
      hasMarketplace: modules.includes(MARKETPLACE_MODULE),
    },
  });
}
