import { paperSemantics } from '../financing/papers';

/** Partners are numbered from 1 to 25 (financing-016). */
const PARTNER_DOCUMENT = /^(RG|CNH|IR) Sócio ([1-9]|1\d|2[0-5])$/;

/** What a file of a financing may stand for (financing-104): a document of the list, or one of a partner. */
export function isFileSemantic(text: string): boolean {
  return paperSemantics.includes(text) || PARTNER_DOCUMENT.test(text);
}

/** The folder that financing files go to; made when the first one comes. */
export const FINANCING_FOLDER = 'Financiamento';
