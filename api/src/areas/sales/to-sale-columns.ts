import type { NewRow, Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ItemFieldValues } from '@girassol/shared-domain';
import { leadTemperatures, omitUndefined, toCents } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { fillProposedSystem } from '../items/proposed-system';

type SaleFields = ParsedRequestBody<'PATCH /sales/single/:userId/:saleId'>;
type SaleValues = Partial<Omit<NewRow<'sales'>, 'account_id' | 'id'>>;

/**
 * Converts the fields of a request to columns of the table `sales`. Fields that the request leaves out are
 * not set.
 */
export function toSaleColumns(fields: SaleFields): SaleValues {
  return omitUndefined({
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
  });
}

/** Returns the values of the fields of an item that people edit in place, from its row. */
export const toItemFieldValues = (sale: Row<'sales'>): ItemFieldValues => ({
  name: sale.name,
  amount: sale.amount_cents / 100,
  power: Number(sale.power),
  ucType: sale.uc_type,
  leadTemperature: leadTemperatures.find(({ value }) => value === sale.lead_temperature)?.value ?? -1,
  dueDate: sale.due_date,
  validityDate: sale.validity_date,
  modsQtd: sale.mods_qtd,
  invQtd: sale.inv_qtd,
  inverterType: sale.inverter_type,
  distance: sale.distance === null ? null : Number(sale.distance),
  roofHight: sale.roof_hight === null ? null : Number(sale.roof_hight),
});

/**
 * Links an item to the chosen proposal, which must belong to the same customer. The item takes over the size of its
 * system and its city where it has none.
 */
export async function linkProposal(
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
    .returning('data')
    .executeTakeFirst();
  if (!claimed) {
    throw new Refusal(400, 'A proposta escolhida não é deste cliente.', {
      fields: [{ path: 'proposal', message: 'Escolha outra proposta.' }],
    });
  }
  await fillProposedSystem(tx, sale, claimed.data);
}
