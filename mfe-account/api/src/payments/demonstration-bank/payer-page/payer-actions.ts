import { generateId, type Tx } from '@girassol/api-platform/database';
import { addDays, parseMoney, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { z } from 'zod';
import type { DemoPayment, EventDelivery } from '../../../tables/payment-tables';
import { PaymentProviderError } from '../../payment-provider-error';
import {
  type BankAuthorization,
  endAuthorization,
  grantAuthorization,
  refuseAuthorization,
} from '../authorizations';
import { type BankCharge, computeHeldCents } from '../charge-report';
import { addBankPayment, requireAmount, saveBankCharge } from '../charges';
import { cancelBankDebit } from '../debits';
import { beginOutage, endOutage } from '../outages';

/** Ways in which the bank sends its events, by what the page calls them. */
export const deliveryLabels: Record<EventDelivery, string> = {
  atOnce: 'Na hora',
  late: 'Um minuto depois',
  twice: 'Duas vezes',
  disorder: 'Fora de ordem',
};

/** Confirmation of each action, shown after it. Their names are the values of the page's buttons. */
export const actionMessages = {
  pix: 'Pago por Pix.',
  boleto: 'Boleto pago.',
  duasVezes: 'Pago duas vezes: por Pix e pelo boleto.',
  atrasado: 'Pago um dia depois do vencimento.',
  outroValor: 'Pago com outro valor.',
  contestar: 'Último pagamento contestado.',
  contestacaoGanha: 'Contestação decidida a favor de quem recebeu.',
  devolver: 'Último pagamento devolvido pelo banco.',
  recusar: 'Recusado pelo pagador.',
  comSaldo: 'O débito vai dar certo.',
  semSaldo: 'O débito vai encontrar a conta sem saldo.',
  cancelarDebito: 'Este débito foi cancelado.',
  autorizar: 'Pix Automático autorizado.',
  cancelar: 'Autorização cancelada.',
  cair: 'O banco está fora do ar por uma hora.',
  voltar: 'O banco voltou.',
} as const;
export type PayerAction = keyof typeof actionMessages;

/** Checks whether a text names an action of the page. */
export const isPayerAction = (text: string | undefined): text is PayerAction =>
  text !== undefined && Object.hasOwn(actionMessages, text);

/** Fields of the page's forms. */
export const payerForm = z.object({
  acao: z.string(),
  entrega: z.enum(['atOnce', 'late', 'twice', 'disorder']).default('atOnce'),
  valor: z.string().default(''),
  limite: z.string().default(''),
  tentativas: z.string().optional(),
});
export type PayerForm = z.output<typeof payerForm>;

function parseCents(text: string): number {
  const reais = parseMoney(text);
  const cents = reais === null ? 0 : Math.round(reais * 100);
  requireAmount(cents);
  return cents;
}

/** Takes the bank down or up; false: the form asks for something else. */
export async function switchOutage(tx: Tx, { acao }: PayerForm, now: Date): Promise<boolean> {
  if (acao !== 'cair' && acao !== 'voltar') return false;
  await (acao === 'cair' ? beginOutage(tx, now) : endOutage(tx));
  return true;
}

/** Does what the payer of a charge or scheduled debit chose. The charge is locked. */
export async function actOnCharge(tx: Tx, locked: BankCharge, form: PayerForm, now: Date): Promise<void> {
  const charge = { ...locked, delivery: form.entrega };
  await tx
    .updateTable('demo_payment_charges')
    .set({ delivery: form.entrega })
    .where('reference', '=', charge.reference)
    .execute();
  const pay = (on: BankCharge, method: 'pix' | 'boleto', cents: number, paidAt = now) =>
    addBankPayment(tx, on, { method, cents, paidAt });
  const whole = charge.amount_cents;
  const acts: Record<string, () => Promise<unknown>> = {
    pix: () => pay(charge, 'pix', whole),
    boleto: () => pay(charge, 'boleto', whole),
    duasVezes: async () => pay(await pay(charge, 'pix', whole), 'boleto', whole),
    atrasado: () => pay(charge, 'boleto', whole, computeLateInstant(charge, now)),
    outroValor: () => pay(charge, 'pix', parseCents(form.valor)),
    contestar: () => disputeLastPayment(tx, charge, now),
    contestacaoGanha: () => winDispute(tx, charge, now),
    devolver: () => refundLastPayment(tx, charge, now),
    recusar: () => refuseCharge(tx, charge),
    comSaldo: () => saveBankCharge(tx, charge, { has_funds: true }),
    semSaldo: () => saveBankCharge(tx, charge, { has_funds: false }),
    cancelarDebito: () => cancelBankDebit(tx, charge.reference, now),
  };
  const allowed =
    charge.kind === 'debit' ? debitActions : charge.kind === 'card' ? cardActions : chargeActions;
  if (!allowed.includes(form.acao))
    throw new PaymentProviderError('rejected', 'Escolha uma das ações da página.');
  await acts[form.acao]?.();
}

const backActions = ['contestar', 'contestacaoGanha', 'devolver'];
const chargeActions = ['pix', 'boleto', 'duasVezes', 'atrasado', 'outroValor', ...backActions, 'recusar'];
const cardActions = backActions;
const debitActions = ['comSaldo', 'semSaldo', 'cancelarDebito', ...backActions];

/** Noon of the day after the due day, or now if that is later. */
const computeLateInstant = ({ due_on }: BankCharge, now: Date): Date =>
  new Date(Math.max(now.getTime(), toEpochMs(addDays(due_on ?? toIsoDate(now.getTime()), 1), '12:00')));

async function disputeLastPayment(tx: Tx, charge: BankCharge, now: Date): Promise<void> {
  const payment = charge.payments.findLast(({ id, cents }) => computeHeldCents(charge, id, cents) > 0);
  if (!payment) throw new PaymentProviderError('rejected', 'Não há pagamento que possa ser contestado.');
  await saveBankCharge(tx, charge, {
    disputes: [...charge.disputes, { paymentId: payment.id, at: now.toISOString() }],
  });
}

/** Decides the last open dispute for whoever received the money. */
async function winDispute(tx: Tx, charge: BankCharge, now: Date): Promise<void> {
  const open = charge.disputes.findLast(({ wonAt }) => !wonAt);
  if (!open) throw new PaymentProviderError('rejected', 'Não há contestação em aberto.');
  await saveBankCharge(tx, charge, {
    disputes: charge.disputes.map((dispute) =>
      dispute === open ? { ...dispute, wonAt: now.toISOString() } : dispute,
    ),
  });
}

/** Gives the last payment back that is held or disputed, as a bank does by itself after a dispute. */
async function refundLastPayment(tx: Tx, charge: BankCharge, now: Date): Promise<void> {
  const getLeft = ({ id, cents }: DemoPayment): number =>
    computeHeldCents({ ...charge, disputes: [] }, id, cents);
  const payment = charge.payments.findLast((one) => getLeft(one) > 0);
  if (!payment) throw new PaymentProviderError('rejected', 'Não há pagamento que possa ser devolvido.');
  const id = `ref_${generateId()}`;
  await saveBankCharge(tx, charge, {
    refunds: [
      ...charge.refunds,
      { id, key: id, paymentId: payment.id, cents: getLeft(payment), at: now.toISOString() },
    ],
  });
}

async function refuseCharge(tx: Tx, charge: BankCharge): Promise<void> {
  if (charge.state !== 'open' || charge.payments.length > 0)
    throw new PaymentProviderError('rejected', 'Só uma cobrança em aberto pode ser recusada.');
  await saveBankCharge(tx, charge, {
    state: 'failed',
    refusal: { kind: 'hard', message: 'O pagador recusou a cobrança.' },
  });
}

/** Does what the payer of an authorization chose. The authorization is locked. */
export async function actOnAuthorization(
  tx: Tx,
  locked: BankAuthorization,
  form: PayerForm,
  now: Date,
): Promise<void> {
  const authorization = { ...locked, delivery: form.entrega };
  await tx
    .updateTable('demo_payment_authorizations')
    .set({ delivery: form.entrega })
    .where('reference', '=', authorization.reference)
    .execute();
  switch (form.acao) {
    case 'autorizar':
      return grantAuthorization(tx, authorization, {
        maxCents: form.limite.trim() === '' ? null : parseCents(form.limite),
        mayRetry: form.tentativas === 'sim',
        now,
      });
    case 'recusar':
      return refuseAuthorization(tx, authorization);
    case 'cancelar':
      return endAuthorization(tx, authorization);
    default:
      throw new PaymentProviderError('rejected', 'Escolha uma das ações da página.');
  }
}
