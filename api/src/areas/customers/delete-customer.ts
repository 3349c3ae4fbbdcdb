import { can } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { clearArchive } from './clear-archive';
import { clearContracts } from './clear-contracts';
import { clearLeads } from './clear-leads';
import { customerAudience } from './customer-audience';
import { countLinks } from './customer-links';
import { ownedCustomers } from './owned-customers';

/** What hangs on a customer, as a person counts it. */
const words: Record<string, [one: string, many: string]> = {
  sales: ['negócio', 'negócios'],
  proposals: ['proposta', 'propostas'],
  archive_files: ['arquivo', 'arquivos'],
  sale_contracts: ['contrato', 'contratos'],
};

/** Deletes a customer for good: with dataDeletion, and only while nothing hangs on it (customers-013). */
export async function deleteCustomer(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<Record<string, never>> {
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir clientes.');
  const [customer] = await ownedCustomers(tx, caller, [customerId]);
  if (!customer) return {};
  await clearArchive(tx, customer);
  await clearContracts(tx, customer);
  await clearLeads(tx, customer);
  const links = await countLinks(tx, customer);
  if (links.size > 0) throw stillNeeded(customer.name, links);
  const seers = await customerAudience(tx, caller.accountId, [customerId]);

  await tx
    .deleteFrom('customers')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', customerId)
    .execute();
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId,
    saleId: null,
    title: 'Cliente excluído',
    content: `${customer.name} foi excluído.`,
  });
  await publish(tx, caller, { kind: 'customers-changed', customer: customerId }, seers);
  return {};
}

function stillNeeded(name: string, links: Map<string, number>): Refusal {
  const counted = [...links].flatMap(([table, count]) => {
    const word = words[table];
    return word ? [`${count} ${count === 1 ? word[0] : word[1]}`] : [];
  });
  const things = counted.length > 0 ? counted.join(' e ') : 'registros ligados a ele';
  return new Refusal(
    409,
    `${name} não pode ser excluído: há ${things}. Arquive o cliente, ou exclua antes o que está ligado a ele.`,
  );
}
