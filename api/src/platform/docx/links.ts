import { docxRefusals, refuseDocx } from './refuse-docx';

const SCHEME = /^([a-z][a-z\d+.-]{0,30}):/i;
const FOLLOWED = new Set(['http', 'https', 'mailto', 'tel']);

/** Refuses a link that leads to a file or program in place of a page, a mail or a phone. */
export function requireHarmlessLink(address: string): void {
  const trimmed = address.trim();
  const scheme = SCHEME.exec(trimmed)?.[1]?.toLowerCase();
  const isHarmless = scheme ? FOLLOWED.has(scheme) : !/^[\\/]/.test(trimmed);
  if (!isHarmless) throw refuseDocx(docxRefusals.link);
}
