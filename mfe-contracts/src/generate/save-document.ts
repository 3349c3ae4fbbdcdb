import { ApiError, api } from '@girassol/shared-auth';
import { formatContractFileName, formatContractNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import type { TemplateData } from '@girassol/shared-domain/templates';
import { createDocxBlob } from '@girassol/shared-templates';
import { fillTemplateWithData } from '../documents/use-filled-document';
import type { ChosenDocumentOptions } from './chosen-document-options';
import type { DocumentGenerationData } from './use-document-generation-data';

interface SaveDocumentOptions {
  userId: string;
  item: BoardItem;
  wish: ChosenDocumentOptions;
  source: DocumentGenerationData;
  /** The template, as it was fetched. */
  template: ArrayBuffer;
}

/** Maximum number of attempts with a new contract number before the conflict is reported. */
const MAX_NUMBER_TRIES = 3;

/**
 * Returns the name of a new contract, which is that of its template: `Contrato de instalação`. Its number and its
 * customer are stored beside it.
 */
const formatContractName = (templateName: string): string =>
  removeForbiddenCharacters(templateName).trim() || 'Contrato';

/** Removes the characters that file systems forbid in names. */
const removeForbiddenCharacters = (name: string): string => name.replace(/[\\/:*?"<>|#]/g, '');

interface SavedContract {
  contractId: string;
  /** Sentences about what the server changed in the document. */
  notes: readonly string[];
}

/**
 * Generates a contract and saves it on the server. If another contract took the number meanwhile, generates
 * the contract again with the next number, up to three times. Rejects with the API error.
 */
export async function generateAndSaveContract({
  userId,
  item,
  wish,
  source,
  template,
}: SaveDocumentOptions): Promise<SavedContract> {
  let { number } = source;
  for (let tries = 1; ; tries += 1) {
    const data: TemplateData = { ...source.data, contrato_numero: formatContractNumber(number) };
    const name = formatContractName(source.name);
    const document = await fillTemplateWithData(template, data, source.marks);
    try {
      const { contractId, notes = [] } = await api('PUT /sales/contracts/:userId/:saleId/:contractId', {
        params: { userId, saleId: item._id, contractId: wish.templateId ?? '' },
        body: {
          name,
          content: JSON.stringify(data),
          validity: wish.validity,
          ...(source.proposal && { proposalId: source.proposal._id }),
          ...(!source.replaced && { number }),
        },
        file: new File([createDocxBlob(document)], `${formatContractFileName({ number, name })}.docx`),
        silent: true,
      });
      return { contractId, notes };
    } catch (error) {
      if (!isNumberTaken(error) || tries === MAX_NUMBER_TRIES) throw error;
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

interface SavedDocument {
  file: File;
  /** Sentences about what the server changed in the copy. */
  notes: readonly string[];
}

/** Generates the document of a proposal and saves a copy in the customer's files. Rejects with the API error. */
export async function generateAndSaveProposalDocument({
  item,
  source,
  template,
}: SaveDocumentOptions): Promise<SavedDocument> {
  const name = removeForbiddenCharacters(`${source.name} ${item.customer.name}.docx`);
  const document = await fillTemplateWithData(template, source.data, source.marks);
  const file = new File([createDocxBlob(document)], name);
  const { notes = [] } = await api('POST /templates/proposal-document/:pid', {
    params: { pid: source.proposal?._id ?? '' },
    file,
    silent: true,
  });
  return { file, notes };
}
