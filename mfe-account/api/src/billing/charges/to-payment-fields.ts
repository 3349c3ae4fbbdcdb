import type { PayableCharge } from '@girassol/account-domain/contract';
import { createPixPicture } from './pix-picture';

/** Returns the fields by which the specification names the price of a charge and how it is paid (billing-015). */
export async function toPaymentFields(
  charge: PayableCharge | null,
): Promise<{ billLink: string; qrCodeBase64: string; finalPrice: number }> {
  return {
    billLink: charge?.boletoLink ?? '',
    qrCodeBase64: charge?.pixCode ? await createPixPicture(charge.pixCode) : '',
    finalPrice: (charge?.amountCents ?? 0) / 100,
  };
}
