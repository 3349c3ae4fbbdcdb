import { MARKETPLACE_MODULE } from '@girassol/shared-domain';
import { creditBadge } from '@girassol/shared-domain/financing';
import type { Row, Tx } from '../../platform/database';
import { writeHistory } from '../../platform/histories/write-history';
import { notify } from '../../platform/notifications';
import type { BankProvider, BankSnapshot } from './bank/bank-provider';
import { enlivenItemOf } from './enliven-item-of';
import { heldFinancing } from './held-financing';
import { keepOffers } from './keep-offers';
import { keepVerdicts } from './keep-verdicts';
import { addBankStep, itemOf, writeFinancing } from './record-step';

interface Told {
  accountId: string;
  financingId: string;
  bank: Pick<BankProvider, 'name' | 'label'>;
  snapshot: BankSnapshot;
  /** Of the bank; null where it was asked. */
  eventId: string | null;
}

/** Where somebody here has to do something, or it is over. */
const NEEDS_SOMEBODY: ReadonlySet<string> = new Set([
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
 * Takes what a bank says of a request, whole or not at all: once for each event of it, and only what it said later than what
 * is known. Every event leaves its line, also one that came too late or after the request was withdrawn.
 */
export async function applySnapshot(
  tx: Tx,
  { accountId, financingId, bank, snapshot, eventId }: Told,
): Promise<void> {
  const financing = await heldFinancing(tx, accountId, financingId);
  if (!financing) return;
  const isNewer = snapshot.seq > financing.status_seq;
  if (!isNewer && eventId === null) {
    if (financing.waits_since && snapshot.seq === financing.status_seq) await stillWaits(tx, financing);
    return;
  }
  const isTaken = isNewer && financing.withdrawn_at === null;
  const badge = creditBadge(snapshot.status);
  const step = await addBankStep(tx, financing, {
    title: titleOf(badge.label, { isNewer, isWithdrawn: financing.withdrawn_at !== null }),
    content: snapshot.reason ?? '',
    provider: bank.name,
    providerEvent: eventId,
  });
  if (step === null || !isTaken) return;

  await keepOffers(tx, financing, snapshot);
  await keepVerdicts(tx, financing, snapshot.papers);
  await keepLink(tx, financing, snapshot.monitoringLink);
  await writeFinancing(tx, { accountId, clientId: null }, financing, {
    provider_status: snapshot.status,
    status_reason: snapshot.reason,
    status_seq: snapshot.seq,
    pre_approved: snapshot.preApproved,
    contract_signed: snapshot.contractSigned,
    service_approved: snapshot.serviceApproved,
    expires_at: snapshot.expiresAt === null ? null : new Date(snapshot.expiresAt),
    waits_since: null,
  });
  await keepPreApproval(tx, financing);
  await enlivenItemOf(tx, { accountId, clientId: null }, financing, `financiamento: ${badge.label}`);
  if (snapshot.status !== financing.provider_status)
    await tellPeople(tx, financing, { bank, status: snapshot.status });
}

function titleOf(
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

/** What the bank says of the link at which the system is watched, as long as it is about the one that is there. */
async function keepLink(
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

/** A card of a board says that its proposal has credit, as long as one of its financings does. */
export async function keepPreApproval(
  tx: Tx,
  { account_id, proposal_id }: Pick<Row<'financings'>, 'account_id' | 'proposal_id'>,
): Promise<void> {
  const approved = await tx
    .selectFrom('financings')
    .select('id')
    .where('account_id', '=', account_id)
    .where('proposal_id', '=', proposal_id)
    .where('pre_approved', '=', true)
    .where('state', '<>', 'LOST')
    .executeTakeFirst();
  await tx
    .updateTable('proposals')
    .set({ financing_pre_approved: approved !== undefined })
    .where('account_id', '=', account_id)
    .where('id', '=', proposal_id)
    .where('financing_pre_approved', '<>', approved !== undefined)
    .execute();
}

async function tellPeople(
  tx: Tx,
  financing: Row<'financings'>,
  { bank, status }: { bank: Told['bank']; status: string },
): Promise<void> {
  const { account_id: accountId, id, number, customer_id: customerId, user_id } = financing;
  const { label } = creditBadge(status);
  await writeHistory(
    tx,
    { accountId },
    { userId: null, name: bank.label, email: '' },
    {
      customerId,
      saleId: await itemOf(tx, financing),
      title: 'Financiamento',
      content: `Financiamento ${number}: ${label}.`,
    },
  );
  if (!NEEDS_SOMEBODY.has(status)) return;
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
