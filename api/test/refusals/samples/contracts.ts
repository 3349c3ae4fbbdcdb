import { generateContract, uploadContractTemplate } from '../../contracts';
import type { SampleContext } from './context';

/**
 * Creates the sample records of contracts for tests: a contract template, and an item with a contract from
 * this template.
 */
export async function createContractsSamples({ api, boards, person, name, customer }: SampleContext) {
  const contractTemplateId = await uploadContractTemplate(api, person, { name });
  const contractedSale = await boards.addItem(person, { name, customerId: await customer() });
  const saleContractId = await generateContract(api, person, {
    saleId: contractedSale._id,
    contractId: contractTemplateId,
    name,
  });
  return { contractTemplateId, contractedSaleId: contractedSale._id, saleContractId };
}
