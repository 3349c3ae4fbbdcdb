import { ApiError, api } from '@girassol/shared-auth';
import { formatContractNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { TemplateData } from '@girassol/shared-domain/templates';
import { docxFile } from '@girassol/shared-templates';
import { fill } from '../documents/use-filled';
import type { Source } from './use-source';
import type { Wish } from './wish';

interface Making {
  userId: string;
  item: BoardItem;
  wish: Wish;
  source: Source;
  /** The template, as it was fetched. */
  template: ArrayBuffer;
}

/** How often a number may be gone before it is told. */
const TRIES = 3;

/** `Contrato 00012 Carla Schmidt` */
export const contractName = (number: number, item: BoardItem): string =>
  `Contrato ${formatContractNumber(number)} ${item.customer.name}`
    .replace(/[\\/:*?"<>|#]/g, '')
    .slice(0, 120);

/** Makes a contract and keeps it; answers its id. Where its number went to another one meanwhile, it is made with the next. */
export async function keepContract({ userId, item, wish, source, template }: Making): Promise<string> {
  let { number } = source;
  for (let tries = 1; ; tries += 1) {
    const data: TemplateData = { ...source.data, contrato_numero: formatContractNumber(number) };
    const name = contractName(number, item);
    const document = await fill(template, data, source.marks);
    try {
      const { contractId } = await api('PUT /sales/contracts/:userId/:saleId/:contractId', {
        params: { userId, saleId: item._id, contractId: wish.templateId ?? '' },
        body: {
          name,
          content: JSON.stringify(data),
          validity: wish.validity,
          ...(source.proposal && { proposalId: source.proposal._id }),
          ...(!source.replaced && { number }),
        },
        file: new File([docxFile(document)], `${name}.docx`),
        silent: true,
      });
      return contractId;
    } catch (error) {
      if (!isNumberTaken(error) || tries === TRIES) throw error;
      const { nextNumber } = await api('GET /sales/contracts/:userId/:saleId', {
        params: { userId, saleId: item._id },
        silent: true,
      });
      number = nextNumber;
    }
  }
}

const isNumberTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fields?.some(({ path }) => path === 'number') === true;

/** Makes the document of a proposal and keeps a copy with the customer's files; answers it. */
export async function keepProposalDocument({ item, source, template }: Making): Promise<File> {
  const name = `${source.name} ${item.customer.name}.docx`.replace(/[\\/:*?"<>|#]/g, '');
  const document = await fill(template, source.data, source.marks);
  const file = new File([docxFile(document)], name);
  await api('POST /templates/proposal-document/:pid', {
    params: { pid: source.proposal?._id ?? '' },
    file,
    silent: true,
  });
  return file;
}
