import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import { disconnectChatsOfCustomer } from '@girassol/support-api/chats';
import { countCustomerReferences } from './customer-links';
import { deleteRemovedUnsentContracts } from './delete-removed-unsent-contracts';
import { deleteWebsiteLeadsOfCustomer } from './delete-website-leads-of-customer';
import { loadCustomerAudience } from './load-customer-audience';
import { lockOwnedCustomers } from './lock-owned-customers';
import { removeExpendableArchiveEntries } from './remove-expendable-archive-entries';

/** Labels of the rows that refer to a customer, singular and plural. */
const linkLabels: Record<string, [one: string, many: string]> = {
  sales: ['negócio', 'negócios'],
  proposals: ['proposta', 'propostas'],
  archive_files: ['arquivo', 'arquivos'],
  sale_contracts: ['contrato', 'contratos'],
};

/**
 * Deletes a customer irrevocably (customers-013). Requires the permission `dataDeletion`, and that no row
 * refers to the customer.
 */
export async function deleteCustomer(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<Record<string, never>> {
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir clientes.');
  const [customer] = await lockOwnedCustomers(tx, caller, [customerId]);
  if (!customer) return {};
  await removeExpendableArchiveEntries(tx, customer);
  await deleteRemovedUnsentContracts(tx, customer);
  await deleteWebsiteLeadsOfCustomer(tx, customer);
  await disconnectChatsOfCustomer(tx, customer);
  const links = await countCustomerReferences(tx, customer);
  if (links.size > 0) throw stillNeeded(customer.name, links);
  const seers = await loadCustomerAudience(tx, caller.accountId, [customerId]);

  await tx
    .deleteFrom('customers')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .execute();
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId,
    saleId: null,
    title: 'Cliente excluído',
    content: `${customer.name} foi excluído.`,
  });
  await publishEvent(tx, caller, { kind: 'customers-changed', customer: customerId }, seers);
  return {};
}

function stillNeeded(name: string, links: Map<string, number>): Refusal {
  const counted = [...links].flatMap(([table, count]) => {
    const word = linkLabels[table];
    return word ? [`${count} ${count === 1 ? word[0] : word[1]}`] : [];
  });
  const things = counted.length > 0 ? counted.join(' e ') : 'registros ligados a ele';
  return new Refusal(
    409,
    `${name} não pode ser excluído: há ${things}. Arquive o cliente, ou exclua antes o que está ligado a ele.`,
  );
}
