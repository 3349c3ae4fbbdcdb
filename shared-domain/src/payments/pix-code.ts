import { computeCrc16 } from './crc16';

/**
 * Data of a payment by static Pix QR code: recipient's key, name and city, optional amount in reais and
 * transaction id.
 */
export interface PixCharge {
  /** CPF, CNPJ, e-mail, phone or random key, at most 77 characters. */
  key: string;
  /** Receiver; cut at 25 characters, without accents. */
  name: string;
  /** Cut at 15 characters, without accents. */
  city: string;
  /** R$; absent: the payer types it. */
  amount?: number | null;
  /** At most 25 letters and digits; absent: none. */
  txid?: string | null;
}

/**
 * Builds the text of a static Pix QR code (BR Code, Manual de Padrões para Iniciação do Pix). Each field has
 * id, length and value; the last field is a CRC over the whole text before the CRC value.
 */
export function buildPixCode({ key, name, city, amount, txid }: PixCharge): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amount ? field('54', amount.toFixed(2)) : '',
    field('58', 'BR'),
    field('59', toAscii(name, 25)),
    field('60', toAscii(city, 15)),
    field('62', field('05', txid || '***')),
  ];
  return closeWithCrc(fields);
}

/** Data of a dynamic Pix QR code: the payer's bank reads the charge from an address. */
export interface DynamicPixCharge {
  /** Address of the charge without `https://`, at most 77 characters. */
  location: string;
  /** Receiver; cut at 25 characters, without accents. */
  name: string;
  /** Cut at 15 characters, without accents. */
  city: string;
  /** Absent: the amount is only at the address. */
  amountCents?: number;
  /** True if a second payment is refused by the address. */
  isPayableOnce?: boolean;
  /** Address of an authorization of automatic debits (Pix Automático), which the payer sees with the charge. */
  recurrenceLocation?: string;
}

const MAX_LOCATION_LENGTH = 77;

/** Builds the text of a dynamic Pix QR code. Throws a RangeError for an address that is too long or no ASCII. */
export function buildDynamicPixCode(charge: DynamicPixCharge): string {
  const { location, name, city, amountCents, isPayableOnce = false, recurrenceLocation } = charge;
  return closeWithCrc([
    field('00', '01'),
    isPayableOnce ? field('01', '12') : '',
    field('26', buildLocationFields(location)),
    field('52', '0000'),
    field('53', '986'),
    amountCents === undefined ? '' : field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', toAscii(name, 25)),
    field('60', toAscii(city, 15)),
    field('62', field('05', '***')),
    recurrenceLocation === undefined ? '' : field('80', buildLocationFields(recurrenceLocation)),
  ]);
}

/** Builds the text of a Pix QR code that only asks for an authorization of automatic debits, without a payment. */
export const buildRecurrencePixCode = ({
  recurrenceLocation,
  name,
  city,
}: Required<Pick<DynamicPixCharge, 'recurrenceLocation' | 'name' | 'city'>>): string =>
  closeWithCrc([
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix')),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', toAscii(name, 25)),
    field('60', toAscii(city, 15)),
    field('62', field('05', '***')),
    field('80', buildLocationFields(recurrenceLocation)),
  ]);

function buildLocationFields(location: string): string {
  if (location.length > MAX_LOCATION_LENGTH || toAscii(location, MAX_LOCATION_LENGTH) !== location)
    throw new RangeError(`${location} is no address of a Pix charge`);
  return field('00', 'br.gov.bcb.pix') + field('25', location);
}

function closeWithCrc(fields: string[]): string {
  const open = `${fields.join('')}6304`;
  return open + computeCrc16(open);
}

/** Folds a name for a Pix code: capitals without accents, digits, spaces, dots and hyphens, cut at `maxLength`. */
export const foldPixName = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 .-]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

/** Fields of a Pix code by their ids. */
export type PixCodeFields = ReadonlyMap<string, string>;

/**
 * Parses the text of a Pix code into its outer fields; null if the CRC or a length is wrong, or if receiver or city are
 * too long. A right CRC can hide wrong lengths.
 */
export function parsePixCode(text: string): PixCodeFields | null {
  const fields = isPixCodeIntact(text) ? parseFields(text) : null;
  if (!fields) return null;
  const isNested = (id: string) => !fields.has(id) || parseFields(fields.get(id) ?? '') !== null;
  const areNamesShort = (fields.get('59') ?? '').length <= 25 && (fields.get('60') ?? '').length <= 15;
  return areNamesShort && ['26', '62', '80'].every(isNested) ? fields : null;
}

/** Parses a sequence of id, length and value; null if a length does not fit. */
function parseFields(text: string): PixCodeFields | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head?.[1] || end > text.length) return null;
    fields.set(head[1], text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** Returns true if the text of a Pix code ends with the correct CRC. */
export const isPixCodeIntact = (text: string): boolean =>
  /6304[0-9A-F]{4}$/i.test(text) && computeCrc16(text.slice(0, -4)) === text.slice(-4).toUpperCase();

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Returns the ASCII characters of a text, which is all that readers of codes expect. */
const toAscii = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, length);
