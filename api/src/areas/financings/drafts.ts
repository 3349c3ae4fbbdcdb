import { formatTime } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { visibleProposal } from '../proposals/visible-proposal';
import { forgetRequestLater } from './forget-request';
import { requireFinancing } from './require-financing';

type Draft = Row<'financing_requests'>;

/** The caller's own draft for a proposal, and what is known for its fields. */
export async function readDraft(
  tx: Tx,
  caller: Caller,
  pid: string,
): Promise<Answer<'GET /financings/drafts/:pid'>> {
  requireFinancing(caller);
  const proposal = await visibleProposal(tx, caller, pid);
  const draft = await draftOf(tx, caller, proposal.id);
  return {
    draft: draft
      ? { version: draft.version, form: draft.form, savedTimestamp: draft.saved_at.getTime() }
      : null,
    known: await knownFor(tx, proposal),
  };
}

/** Keeps a draft; of two browsers that began with the same one the second is told, and nothing is changed. */
export async function saveDraft(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, form }: { version: number; form: Record<string, string> },
): Promise<Answer<'PUT /financings/drafts/:pid'>> {
  requireFinancing(caller);
  // Held, so that two first drafts do not come at once.
  const proposal = await visibleProposal(tx, caller, pid, { forUpdate: true });
  const before = await draftOf(tx, caller, proposal.id);
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
          id: newId(),
          user_id: caller.userId,
          proposal_id: proposal.id,
          form: text,
        })
        .returning(['id', 'version', 'saved_at'])
        .executeTakeFirstOrThrow();
  if (!before) await forgetRequestLater(tx, { account_id: caller.accountId, id: saved.id });
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

/** Throws the caller's draft away. */
export async function dropDraft(tx: Tx, caller: Caller, pid: string): Promise<Record<string, never>> {
  requireFinancing(caller);
  const { id } = await visibleProposal(tx, caller, pid);
  await tx
    .deleteFrom('financing_requests')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('proposal_id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  return {};
}

const draftOf = (tx: Tx, { accountId, userId }: Caller, proposalId: string): Promise<Draft | undefined> =>
  tx
    .selectFrom('financing_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('proposal_id', '=', proposalId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();

/** What customer, proposal and account say, by the names of the form; amounts with a point, `20000.50`. */
async function knownFor(tx: Tx, { account_id, customer_id, data, final_price_cents }: Row<'proposals'>) {
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
