import { createDocxRefusal, docxRefusalMessages } from './refuse-docx';

const SCHEME = /^([a-z][a-z\d+.-]{0,30}):/i;
/** Letters that nobody sees and browsers pass over: spaces, controls, marks of direction and width. */
const UNSEEN = /[\p{C}\p{Z}]/gu;
const FOLLOWED = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Throws a refusal for a link in a Word document that leads to a file or program rather than to a page, an
 * e-mail address or a phone number.
 */
export function requireHarmlessLink(address: string): void {
  const trimmed = address.replace(UNSEEN, '');
  const scheme = SCHEME.exec(trimmed)?.[1]?.toLowerCase();
  const isHarmless = scheme ? FOLLOWED.has(scheme) : !/^[\\/]/.test(trimmed);
  if (!isHarmless) throw createDocxRefusal(docxRefusalMessages.link);
}
