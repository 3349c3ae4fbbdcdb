import { financingDocumentNames } from '../financing/expected-documents';

/** Partners are numbered from 1 to 25 (financing-016). */
const PARTNER_DOCUMENT = /^(RG|CNH|IR) Sócio ([1-9]|1\d|2[0-5])$/;

/**
 * Returns true if the text is the fixed name of a document of a financing (financing-104), including the
 * names of partners' documents such as `RG Sócio 2`.
 */
export function isFinancingDocumentName(text: string): boolean {
  return financingDocumentNames.includes(text) || PARTNER_DOCUMENT.test(text);
}

/**
 * Name of the folder for financing files in a customer's archive. The folder is created when the first
 * financing file is saved.
 */
export const FINANCING_FOLDER_NAME = 'Financiamento';
