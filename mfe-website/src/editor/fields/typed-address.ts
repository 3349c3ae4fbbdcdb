import { extractDigits, parsePhone } from '@girassol/shared-domain';
import { isAllowedSiteLink } from '@girassol/shared-domain/website';

/**
 * Parses a typed address: `girassol.com.br`, an e-mail address or a phone number becomes the URL of a link.
 * Null if the text is no address.
 */
export function parseTypedAddress(typed: string): string | null {
  const text = typed.trim();
  const wanted = [text, toMailUrl(text), toPhoneUrl(text), `https://${text.replace(/^http:\/\//i, '')}`];
  return wanted.find((address) => address !== '' && isAllowedSiteLink(address)) ?? null;
}

const toMailUrl = (text: string) => (/^[^\s@:]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text) ? `mailto:${text}` : '');

function toPhoneUrl(text: string): string {
  if (!/^[+\d\s().-]+$/.test(text)) return '';
  const reading = parsePhone(text);
  if (reading.kind === 'PHONE' && !/^\+(?!55)/.test(text)) return `tel:+55${reading.digits}`;
  return text.startsWith('+') ? `tel:+${extractDigits(text)}` : '';
}

/** Formats the URL of a link for people, without `mailto:` or `tel:`. */
export const formatLinkAddress = (address: string): string => address.replace(/^(mailto|tel):/, '');
