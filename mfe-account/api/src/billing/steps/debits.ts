import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { describeCharge, lockCharge } from '../charges';
import { beginAsking, writeAnswer } from '../charges/ask-provider';
import { settleReference } from '../settlement/settle-reference';
import { loadOpenRenewal } from './load-facts';
import { mailPayers } from './mail-payers';
import type { AtBank } from './step-run';

const loadDebit = ({ app }: BillingContext, accountId: string) =>
  app.database.asAccount({ accountId }, async (tx) => ({
    charge: await loadOpenRenewal(tx, accountId),
    subscription: await tx
      .selectFrom('subscriptions')
      .select(['authorization_ref', 'authorization_state'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
    now: await loadAccountNow(tx, accountId),
  }));

/**
 * Tells the payer's bank to take the open renewal on its due day. Where the bank refuses, as for an amount above the payer's
 * ceiling, the authorization stays and the payer is asked for a Pix instead.
 */
export async function scheduleDebit(context: BillingContext, { accountId, step }: AtBank): Promise<void> {
  const { app, own } = context;
  const { charge, subscription, now } = await loadDebit(context, accountId);
  const { authorization_ref: authorization } = subscription;
  if (!charge || charge.debit_reference !== null || authorization === null) return;
  const which = { accountId, chargeId: charge.id };
  const asked = await app.database.asAccount({ accountId }, (tx) =>
    beginAsking(tx, which, { provider: own.payments.name, asked: 'debit_asked_at' }),
  );
  if (!asked) return;
  try {
    const { reference } = await own.payments.scheduleDebit({
      key: charge.id,
      authorization,
      amountCents: charge.amount_cents,
      dueOn: charge.due_on,
      description: describeCharge(charge),
      now,
    });
    await app.database.asAccount({ accountId }, (tx) =>
      writeAnswer(tx, which, {
        debit_reference: reference,
        method: 'pixAutomatic',
        next_try_on: charge.due_on,
      }),
    );
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.isTemporary) throw error;
    await app.database.asAccount({ accountId }, async (tx) => {
      await lockCharge(tx, accountId, charge.id);
      await tx
        .updateTable('charges')
        .set({ method: 'pix', refusal: error.message })
        .where('account_id', '=', accountId)
        .where('id', '=', charge.id)
        .execute();
      await mailPayers(tx, app.mailer, accountId, {
        key: `debit-refused:${step.key}`,
        kind: 'debit-refused',
        subject: 'O Pix Automático não vai cobrar esta renovação',
        texts: [
          error.message,
          `A renovação de ${formatMoney(charge.amount_cents / 100)} vence em ${formatDate(charge.due_on)}. A sua autorização continua valendo para as próximas; esta, pague por Pix ou boleto.`,
        ],
        button: { path: `/assinatura/pagar/${charge.pay_token}`, label: 'Pagar agora' },
      });
    });
  }
}

/** Reads what came of a debit: a lost event costs nobody anything. A refused one is told, once for each try. */
export async function readDebit(context: BillingContext, { accountId }: AtBank): Promise<void> {
  const { app, own } = context;
  const { charge, subscription, now } = await loadDebit(context, accountId);
  const { authorization_ref: authorization } = subscription;
  if (!charge?.debit_reference || authorization === null) return;
  await own.payments.runDueDebits?.({ authorization, now });
  await settleReference(app, own.payments, charge.debit_reference);
  await app.database.asAccount({ accountId }, (tx) => mailRefusedDebit(tx, context, accountId));
}

/** Mails why the bank did not take the open renewal, when it tries again, and where it can be paid at once. */
async function mailRefusedDebit(tx: Tx, { app }: BillingContext, accountId: string): Promise<void> {
  const charge = await loadOpenRenewal(tx, accountId);
  if (!charge || charge.debit_reference === null || charge.refusal === null) return;
  const { next_try_on: nextTryOn } = charge;
  const amount = formatMoney(charge.amount_cents / 100);
  await mailPayers(tx, app.mailer, accountId, {
    key: `debit-failed:${charge.id}:${nextTryOn ?? 'last'}`,
    kind: 'debit-failed',
    subject: `O Pix Automático não conseguiu cobrar ${amount}`,
    texts: [
      `A renovação de ${amount}, que venceu em ${formatDate(charge.due_on)}, não foi debitada. ${charge.refusal}`,
      nextTryOn === null
        ? 'O seu banco não vai tentar de novo. Pague por Pix, boleto ou cartão: o link abre sem senha.'
        : `O seu banco tenta de novo em ${formatDate(nextTryOn)}. Se preferir, pague agora por Pix, boleto ou cartão: o link abre sem senha.`,
    ],
    button: { path: `/assinatura/pagar/${charge.pay_token}`, label: 'Ver e pagar' },
  });
}
