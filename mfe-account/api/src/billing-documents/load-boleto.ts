import type { Database, Row } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { toIsoDate } from '@girassol/shared-domain';
import { describeCharge, loadCharge } from '../billing/charges';
import { findChargeByToken } from '../signup/charge-by-token';
import type { ChargeState } from '../tables/billing-tables';
import type { BoletoDocument } from './boleto-document';
import { getChargeNumber } from './get-charge-number';
import { loadDocumentPayer } from './load-document-payer';

/** Reasons why a charge has no boleto to be paid any more. */
const refusals: Partial<Record<ChargeState, string>> = {
  paid: 'Esta cobrança já foi paga. O recibo está em Assinatura, na sua conta.',
  refunded: 'O valor desta cobrança foi devolvido.',
  disputed: 'O pagamento desta cobrança foi contestado no banco. Fale com o nosso suporte.',
  canceled: 'Esta cobrança foi cancelada e não deve ser paga.',
};

/**
 * Loads the boleto of a charge by the token of its payment page. Refused (404) for an unknown token and a charge without
 * boleto, and (409) for a charge that nobody should pay any more.
 */
export async function loadBoleto(
  database: Database,
  token: string,
): Promise<Omit<BoletoDocument, 'issuer' | 'isDemonstration'>> {
  const { accountId, chargeId } = await findChargeByToken(database, token);
  return database.asAccount({ accountId }, async (tx) => {
    const charge = await loadCharge(tx, accountId, chargeId);
    const { barcode, line } = requireBoleto(charge);
    return {
      payer: await loadDocumentPayer(tx, accountId),
      barcode,
      line,
      pixCode: charge.pix_code,
      description: describeCharge(charge),
      lines: charge.lines,
      amountCents: charge.amount_cents,
      dueOn: charge.due_on,
      issuedOn: toIsoDate(charge.created_at.getTime()),
      documentNumber: getChargeNumber(charge.id),
    };
  });
}

function requireBoleto(charge: Row<'charges'>): { barcode: string; line: string } {
  const refusal = refusals[charge.state];
  if (refusal) throw new Refusal(409, refusal);
  const { boleto_barcode: barcode, boleto_line: line } = charge;
  if (barcode === null || line === null)
    throw notFound('Esta cobrança não tem boleto. Escolha o boleto na página de pagamento e abra-o de novo.');
  return { barcode, line };
}
