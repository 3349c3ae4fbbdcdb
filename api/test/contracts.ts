import { wordFile } from './form';
import type { TestApi } from './harness';
import type { Person } from './people';

const ADD = 'POST /contracts/new/:userId';
const KEEP = 'PUT /sales/contracts/:userId/:saleId/:contractId';

/** A contract template as a manager sends it; answers its id. */
export async function addContractTemplate(
  api: TestApi,
  as: Person,
  { name = 'Instalação', lines = ['Contrato [[contrato_numero]] de [[cliente_nome]]'] } = {},
): Promise<string> {
  const { contract } = await api.call(ADD, {
    as,
    params: { userId: as.userId },
    body: { name },
    file: wordFile(...lines),
  });
  return contract._id;
}

interface Wish {
  saleId: string;
  /** Of a template for a new contract, of a contract to replace it. */
  contractId: string;
  name?: string;
  lines?: string[];
}

/** A request that keeps a contract of an item, as a browser sends it after filling the template. */
export const contractRequest = (
  as: Person,
  {
    saleId,
    contractId,
    name = 'Contrato de Ana',
    lines = ['Contrato de Ana', '*** DADO NÃO CADASTRADO: cliente_rg ***'],
  }: Wish,
) => ({
  as,
  params: { userId: as.userId, saleId, contractId },
  body: { name, content: JSON.stringify({ cliente_nome: 'Ana' }) },
  file: { ...wordFile(...lines), name: `${name}.docx` },
});

/** A contract of an item, which was generated; answers its id. */
export async function addContract(api: TestApi, as: Person, wish: Wish): Promise<string> {
  return (await api.call(KEEP, contractRequest(as, wish))).contractId;
}
