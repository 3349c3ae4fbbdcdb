import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatTime } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { scheduleRequestErasure } from './erase-request';
import { requireFinancingAccess } from './require-financing-access';

type Draft = Row<'financing_requests'>;

/**
 * Loads the caller's draft of a credit request for a proposal, and known values for the fields of its form.
 */
export async function loadDraft(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<ResponseBody<'GET /financings/drafts/:pid'>> {
  requireFinancingAccess(caller);
  const proposal = await loadVisibleProposal(tx, caller, pid);
  const draft = await findDraft(tx, caller, proposal.id);
  return {
    draft: draft
      ? { version: draft.version, form: draft.form, savedTimestamp: draft.saved_at.getTime() }
      : null,
    known: await loadKnownFields(tx, proposal),
  };
}

/**
 * Saves the caller's draft of a credit request for a proposal. Throws 409 and changes nothing if another
 * browser has saved the draft meanwhile.
 */
export async function saveDraft(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, form }: { version: number; form: Record<string, string> },
): Promise<ResponseBody<'PUT /financings/drafts/:pid'>> {
  requireFinancingAccess(caller);
  // Held, so that two first drafts do not come at once.
  const proposal = await loadVisibleProposal(tx, caller, pid, { forUpdate: true });
  const before = await findDraft(tx, caller, proposal.id);
  if ((before?.version ?? 0) !== version) throw savedElsewhere(before);
  const text = JSON.stringify(form);
  const saved = before
    ? await tx
        .updateTable('financing_requests')
        .set({ form: text, version: version + 1, saved_at: sql<Date>`now()` })
        .where('account_id', '=', caller.accountId)
        .where('id', '=', before.id)
        .returning(['id', 'version', 'saved_at'])
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('financing_requests')
        .values({
          account_id: caller.accountId,
          id: generateId(),
          user_id: caller.userId,
          proposal_id: proposal.id,
          form: text,
        })
        .returning(['id', 'version', 'saved_at'])
        .executeTakeFirstOrThrow();
  if (!before) await scheduleRequestErasure(tx, { account_id: caller.accountId, id: saved.id });
  return { version: saved.version, savedTimestamp: saved.saved_at.getTime() };
}

function savedElsewhere(draft: Draft | undefined): Refusal {
  const what = draft
    ? `Este rascunho foi salvo em outra janela às ${formatTime(draft.saved_at.getTime())}.`
    : 'Este rascunho já foi enviado ou apagado em outra janela.';
  return new Refusal(409, `${what} Nada do que você digitou foi perdido.`, {
    fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
  });
}

/** Deletes the caller's draft of a credit request for a proposal. */
export async function deleteDraft(tx: Tx, caller: Caller, pid: string): Promise<Record<string, never>> {
  requireFinancingAccess(caller);
  const { id } = await loadVisibleProposal(tx, caller, pid);
  await tx
    .deleteFrom('financing_requests')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('proposal_id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  return {};
}

const findDraft = (tx: Tx, { accountId, userId }: Caller, proposalId: string): Promise<Draft | undefined> =>
  tx
    .selectFrom('financing_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('proposal_id', '=', proposalId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();

/**
 * Loads values that customer, proposal and account give the fields of the form, by field name. Amounts have a decimal
 * point: `20000.50`.
 */
async function loadKnownFields(
  tx: Tx,
  { account_id, customer_id, data, final_price_cents }: Row<'proposals'>,
) {
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const registration = await tx
    .selectFrom('credit_registrations')
    .select('cnpj')
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  const bill = data.revenueData?.finantialViability?.billWithout;
  const known = {
    customerIdentification: customer.document,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.whatsapp || customer.phone,
    integratorCnpj: registration?.cnpj ?? '',
    supplier: data.realSystemData?.supplier ?? '',
    monthlyBilling: amount(customer.income_cents),
    electricBillAverage: amount(bill === undefined ? null : Math.round((bill / 12) * 100)),
    projectValue: amount(final_price_cents),
    cep: customer.postal_code,
    address: customer.street,
    number: customer.number,
    complement: customer.complement,
    district: customer.district,
    city: customer.city,
    state: customer.uf,
  };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

const amount = (cents: number | null): string => (cents ? (cents / 100).toFixed(2) : '');
