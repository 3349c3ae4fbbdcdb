import { randomBytes, randomInt } from 'node:crypto';
import {
  buildBoletoBarcode,
  buildDynamicPixCode,
  buildRecurrencePixCode,
  foldPixName,
  formatBoletoLine,
} from '@girassol/shared-domain';
import type { DemoChargeCodes } from '../../tables/payment-tables';

/** Domain that can never exist (RFC 2606): nobody is paid by a code of the demonstration. */
const HOST = 'demonstracao.girassol.invalid';
/** Number that no bank has. */
const BANK_NUMBER = '999';
const RECEIVER = { name: foldPixName('Girassol Demonstração', 25), city: foldPixName('São Paulo', 15) };

/** Draws an unguessable reference of 22 characters, which opens the payer's page. */
export const drawReference = (): string => randomBytes(16).toString('base64url');

const getChargeLocation = (reference: string) => `${HOST}/pix/v2/${reference}`;
const getRecurrenceLocation = (reference: string) => `${HOST}/pix/v2/rec/${reference}`;

/** Builds the Pix code and the boleto of a charge. */
export function buildChargeCodes(
  reference: string,
  { amountCents, dueOn }: { amountCents: number; dueOn: string },
): DemoChargeCodes {
  const pixCode = buildDynamicPixCode({
    ...RECEIVER,
    location: getChargeLocation(reference),
    amountCents,
    isPayableOnce: true,
  });
  const freeField = Array.from({ length: 25 }, () => randomInt(10)).join('');
  const boletoBarcode = buildBoletoBarcode({ bank: BANK_NUMBER, dueOn, amountCents, freeField });
  return { pixCode, boletoBarcode, boletoLine: formatBoletoLine(boletoBarcode) };
}

/** Builds the Pix code of an authorization, which also pays `firstCharge` if there is one. */
export function buildAuthorizationCode(
  reference: string,
  firstCharge: { reference: string; amountCents: number } | null,
): string {
  const recurrenceLocation = getRecurrenceLocation(reference);
  if (!firstCharge) return buildRecurrencePixCode({ ...RECEIVER, recurrenceLocation });
  return buildDynamicPixCode({
    ...RECEIVER,
    location: getChargeLocation(firstCharge.reference),
    amountCents: firstCharge.amountCents,
    isPayableOnce: true,
    recurrenceLocation,
  });
}
