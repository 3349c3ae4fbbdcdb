import { addContract, addContractTemplate } from '../../contracts';
import type { Beginning } from './beginning';

/** A contract template, and an item with a contract of it. */
export async function contractsWorld({ api, boards, person, name, customer }: Beginning) {
  const contractTemplateId = await addContractTemplate(api, person, { name });
  const contractedSale = await boards.addItem(person, { name, customerId: await customer() });
  const saleContractId = await addContract(api, person, {
    saleId: contractedSale._id,
    contractId: contractTemplateId,
    name,
  });
  return { contractTemplateId, contractedSaleId: contractedSale._id, saleContractId };
}
