import { onlyDigits } from '@girassol/shared-domain';
import { isSiteAddress } from '@girassol/shared-domain/website';

/** The address that somebody means: `girassol.com.br`, an e-mail and a phone become what a link needs. Null: none. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  const wanted = [text, asMail(text), asPhone(text), `https://${text.replace(/^http:\/\//i, '')}`];
  return wanted.find((address) => address !== '' && isSiteAddress(address)) ?? null;
}

const asMail = (text: string) => (/^[^\s@:]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text) ? `mailto:${text}` : '');

function asPhone(text: string): string {
  if (!/^[+\d\s().-]+$/.test(text)) return '';
  const digits = onlyDigits(text);
  if (digits.length === 10 || digits.length === 11) return `tel:+55${digits}`;
  return text.startsWith('+') ? `tel:+${digits}` : '';
}

/** An address as a person reads it. */
export const shownAddress = (address: string): string => address.replace(/^(mailto|tel):/, '');
