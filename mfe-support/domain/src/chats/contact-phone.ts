import { formatPhone, parsePhone } from '@girassol/shared-domain';

/** Formats the number of a person as WhatsApp gives it: `(47) 98888-7777`, `+54 9 …` as `+549…`, '' where it is hidden. */
export function formatContactPhone(digits: string): string {
  if (digits === '') return '';
  return parsePhone(digits).kind === 'PHONE' ? formatPhone(digits) : `+${digits}`;
}
