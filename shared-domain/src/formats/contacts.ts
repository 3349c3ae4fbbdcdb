import { extractDigits } from '../documents/strip';
import { parsePhone, toPhoneMatchKey } from './phones';

/** Brazil, in international phone numbers. */
const COUNTRY_CODE = '55';

/**
 * Formats a phone as `(47) 3333-4444` or `(47) 99999-8888`; a text that is no Brazilian phone is returned unchanged.
 */
export function formatPhone(digits: string): string {
  const reading = parsePhone(digits);
  if (reading.kind !== 'PHONE') return digits;
  const { digits: phone } = reading;
  return `(${phone.slice(0, 2)}) ${phone.slice(2, -4)}-${phone.slice(-4)}`;
}

/**
 * Builds the URL that opens a WhatsApp conversation with a phone. A Brazilian mobile phone without its ninth
 * digit gets the digit; digits that are not a Brazilian phone are used as a foreign number with country code.
 */
export function buildWhatsappLink(digits: string): string {
  const country = parsePhone(digits).kind === 'PHONE' ? COUNTRY_CODE : '';
  return `https://wa.me/${country}${toPhoneMatchKey(digits)}`;
}

/** Formats a city with its state: `Blumenau, SC`, `Blumenau`, or an empty string. */
export const formatCity = ({ city, uf }: { city: string; uf: string }): string =>
  [city, uf].filter(Boolean).join(', ');

/** Formats a postal code (CEP) as `89010-000`; any other text is returned unchanged. */
export function formatPostalCode(text: string): string {
  const digits = extractDigits(text);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

/**
 * Builds the URL that opens WhatsApp with a prepared message to a phone. If `digits` is empty, WhatsApp asks
 * the user for the recipient.
 */
export function buildWhatsappMessageLink(digits: string, text: string): string {
  const base = extractDigits(digits) === '' ? 'https://wa.me/' : buildWhatsappLink(digits);
  return `${base}?text=${encodeURIComponent(text)}`;
}
