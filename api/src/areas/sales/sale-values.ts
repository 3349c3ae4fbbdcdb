import { toCents } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { NewRow, Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

type SaleFields = ParsedBody<'PATCH /sales/single/:userId/:saleId'>;
type SaleValues = Partial<Omit<NewRow<'sales'>, 'account_id' | 'id'>>;

/** The columns that the named fields of a request fill; what is absent is left out. */
export function saleValues(fields: SaleFields): SaleValues {
  const values: SaleValues = {
    name: fields.name,
    amount_cents: fields.amount === undefined ? undefined : toCents(fields.amount),
    validity_date: fields.validityDate,
    proposal_id: fields.proposal,
    lead_temperature: fields.leadTemperature,
    power: fields.power,
    uc_type: fields.ucType,
    mods_qtd: fields.modsQtd,
    inv_qtd: fields.invQtd,
    distance: fields.distance,
    roof_hight: fields.roofHight,
    inverter_type: fields.inverterType,
    due_date: fields.dueDate,
    co_owner_ids: fields.coOwners,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Ties the chosen proposal to the item; it must be one of the same customer. */
export async function claimProposal(
  tx: Tx,
  sale: Pick<Row<'sales'>, 'account_id' | 'id' | 'customer_id'>,
  proposalId: string,
): Promise<void> {
  const claimed = await tx
    .updateTable('proposals')
    .set({ sale_id: sale.id })
    .where('account_id', '=', sale.account_id)
    .where('id', '=', proposalId)
    .where('customer_id', '=', sale.customer_id)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) {
    throw new Refusal(400, 'A proposta escolhida não é deste cliente.', {
      fields: [{ path: 'proposal', message: 'Escolha outra proposta.' }],
    });
  }
}
