import { onlyDigits } from '../documents/strip';

/** Brazil, in international phone numbers. */
const COUNTRY_CODE = '55';

/** Area code and number (10 or 11 digits) of a phone with or without the country code; null when it is neither. */
function nationalPhone(text: string): string | null {
  const digits = onlyDigits(text);
  if (digits.length === 10 || digits.length === 11) return digits;
  const hasCountry = (digits.length === 12 || digits.length === 13) && digits.startsWith(COUNTRY_CODE);
  return hasCountry ? digits.slice(COUNTRY_CODE.length) : null;
}

/** A phone as `(47) 3333-4444` or `(47) 99999-8888`; what is no Brazilian phone stays as it came. */
export function formatPhone(digits: string): string {
  const phone = nationalPhone(digits);
  if (phone === null) return digits;
  return `(${phone.slice(0, 2)}) ${phone.slice(2, -4)}-${phone.slice(-4)}`;
}

/** Address that opens a WhatsApp conversation with a Brazilian phone. */
export function whatsappLink(digits: string): string {
  return `https://wa.me/${COUNTRY_CODE}${nationalPhone(digits) ?? onlyDigits(digits)}`;
}

/** A postal code (CEP) as `89010-000`; anything else stays as it came. */
export function formatPostalCode(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

/** The same with a text to be sent; without a phone WhatsApp asks whom to send it to. */
export function whatsappMessage(digits: string, text: string): string {
  const base = onlyDigits(digits) === '' ? 'https://wa.me/' : whatsappLink(digits);
  return `${base}?text=${encodeURIComponent(text)}`;
}
