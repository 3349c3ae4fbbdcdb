import { crc16 } from './crc16';

/** A payment that anybody can make by reading a code. */
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
 * The text of a static Pix QR code (BR Code, Manual de Padrões para Iniciação do Pix): fields of id, length and value,
 * closed by a CRC over everything before it, its own id and length included.
 */
export function pixCode({ key, name, city, amount, txid }: PixCharge): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amount ? field('54', amount.toFixed(2)) : '',
    field('58', 'BR'),
    field('59', plainText(name, 25)),
    field('60', plainText(city, 15)),
    field('62', field('05', txid || '***')),
  ];
  const open = `${fields.join('')}6304`;
  return open + crc16(open);
}

/** Is a Pix text whole: does its CRC fit what stands before it? */
export const isPixCode = (text: string): boolean =>
  /6304[0-9A-F]{4}$/i.test(text) && crc16(text.slice(0, -4)) === text.slice(-4).toUpperCase();

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Readers of codes expect ASCII. */
const plainText = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, length);
