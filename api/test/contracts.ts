import { buildWordFile } from './form';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

const ADD_TEMPLATE = 'POST /contracts/new/:userId';
const SAVE_CONTRACT = 'PUT /sales/contracts/:userId/:saleId/:contractId';

/** Uploads a contract template as a manager does. Returns its id. */
export async function uploadContractTemplate(
  api: TestApi,
  as: TestPerson,
  { name = 'Instalação', lines = ['Contrato [[contrato_numero]] de [[cliente_nome]]'] } = {},
): Promise<string> {
  const { contract } = await api.call(ADD_TEMPLATE, {
    as,
    params: { userId: as.userId },
    body: { name },
    file: buildWordFile(...lines),
  });
  return contract._id;
}

interface ContractOptions {
  saleId: string;
  /** Id of the template for a new contract, or of the contract to replace. */
  contractId: string;
  name?: string;
  lines?: string[];
}

/** Builds the request that saves a contract of an item, as a browser sends it after filling the template. */
export const buildContractRequest = (
  as: TestPerson,
  {
    saleId,
    contractId,
    name = 'Contrato de Ana',
    lines = ['Contrato de Ana', '*** DADO NÃO CADASTRADO: cliente_rg ***'],
  }: ContractOptions,
) => ({
  as,
  params: { userId: as.userId, saleId, contractId },
  body: { name, content: JSON.stringify({ cliente_nome: 'Ana' }) },
  file: { ...buildWordFile(...lines), name: `${name}.docx` },
});

/** Generates a contract of an item in a test, by the API. Returns its id. */
export async function generateContract(api: TestApi, as: TestPerson, wish: ContractOptions): Promise<string> {
  return (await api.call(SAVE_CONTRACT, buildContractRequest(as, wish))).contractId;
}
