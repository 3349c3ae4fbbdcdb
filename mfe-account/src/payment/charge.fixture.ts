import type { PayableCharge } from '@girassol/account-domain/contract';
import type { ResponseBody } from '@girassol/shared-domain/contract';

/** Instant of the tests: 26 November 2026, noon in São Paulo. */
export const NOW = Date.parse('2026-11-26T12:00:00-03:00');

/** Token of the payment page of the charge of the tests. */
export const PAY_TOKEN = 'abcdefghijklmnopqrstuvwxyz';

/** Builds an open charge of a signup by Pix for tests. */
export function buildCharge(changes: Partial<PayableCharge> = {}): PayableCharge {
  return {
    _id: '018f0000-0000-7000-8000-0000000000c1',
    payToken: PAY_TOKEN,
    kind: 'signup',
    state: 'open',
    planId: 2,
    vendors: 2,
    lines: [
      { label: 'Plano CRM, 12 meses', cents: 118_800 },
      { label: 'Implantação padrão', cents: 30_000 },
    ],
    amountCents: 148_800,
    dueOn: '2026-11-29',
    method: 'pix',
    pixCode: '00020101021226-exemplo-de-pix',
    boletoLine: '00190500954014481606906809350314337370000000100',
    boletoBarcode: '0'.repeat(44),
    boletoLink: `/api/signup/boleto/${PAY_TOKEN}`,
    expiresAt: Date.now() + 30 * 60_000,
    refusal: null,
    paidAt: null,
    demonstrationPage: 'https://girassol.test/banco/pagar/1',
    ...changes,
  };
}

/** Builds a paid charge for tests. */
export const buildPaidCharge = (changes: Partial<PayableCharge> = {}): PayableCharge =>
  buildCharge({ state: 'paid', paidAt: NOW, demonstrationPage: null, ...changes });

/** Builds what the payment page of a charge loads, for tests. */
export const buildChargePage = (charge = buildCharge()): ResponseBody<'GET /signup/charge/:token'> => ({
  company: 'Sol Nascente',
  charge,
  version: JSON.stringify([charge.state, charge.method, charge.refusal, charge.demonstrationPage]),
});
