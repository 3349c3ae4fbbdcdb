import { createHash } from 'node:crypto';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { PaymentProvider } from '../../payments/payment-provider';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import { createUndecidedRefusal } from '../card-attempts/begin-attempt';
import { chargeCard } from '../card-attempts/charge-card';
import { decideAttempts } from '../card-attempts/look-up-attempt';
import { loadLedger } from '../ledger';
import { openPaidAccount } from '../settlement/open-paid-account';
import { settleAccount } from '../settlement/settle-charge';
import type { SettlingServer } from '../settlement/settle-reference';
import { lockBillingState } from '../subscription/billing-state';
import { cancelScheduledDebit } from './cancel-scheduled-debit';
import { issueCharge } from './issue-charge';
import { loadCharge } from './load-charge';
import { loadPayer } from './load-payer';
import { callProvider } from './provider-refusal';

/**
 * Makes an open charge payable for somebody who waits: by the codes of Pix and boleto, or by charging a card at once, whose
 * token the provider's page made. The same token never charges twice. A charge of nothing, or one that credit covers, is
 * settled without the provider. Refused with
 * a message for people where the provider refuses or is down.
 */
export async function payCharge(
  server: SettlingServer,
  payments: PaymentProvider,
  { accountId, chargeId, cardToken }: { accountId: string; chargeId: string; cardToken: string | null },
): Promise<void> {
  const { database } = server;
  const settleByCredit = () =>
    database.asAccount({ accountId }, async (tx) =>
      settleAccount(tx, await lockBillingState(tx, accountId), (inner, account) =>
        openPaidAccount(server, inner, account),
      ),
    );
  const loadState = () =>
    database.asAccount({ accountId }, async (tx) => {
      const { openCents, creditCents } = await loadLedger(tx, accountId);
      const { state } = await loadCharge(tx, accountId, chargeId);
      return { isOpen: state === 'open', isCovered: (openCents.get(chargeId) ?? 0) <= creditCents };
    });
  const key = cardToken === null ? undefined : getAttemptKey(chargeId, cardToken);
  await requireDecided(server, payments, {
    accountId,
    chargeId,
    ...(key !== undefined && { exceptKey: key }),
  });
  const { isOpen, isCovered } = await loadState();
  if (!isOpen) return;
  if (isCovered) {
    await settleByCredit();
    // The credit may have paid an older charge.
    if (!(await loadState()).isOpen) return;
  }
  if (cardToken !== null && key !== undefined)
    await chargeByToken(server, payments, { accountId, chargeId, cardToken, key });
  else await callProvider(() => issueCharge({ database, payments }, { accountId, chargeId }));
}

/** Returns the key of the attempt of a token: the same token charges once. */
const getAttemptKey = (chargeId: string, cardToken: string): string =>
  `${chargeId}:${createHash('sha256').update(cardToken).digest('hex').slice(0, 24)}`;

/** Refuses (409) to ask for money while the bank may have taken it by card. */
async function requireDecided(
  server: SettlingServer,
  payments: PaymentProvider,
  attempts: Parameters<typeof decideAttempts>[2],
): Promise<void> {
  try {
    if (await decideAttempts(server, payments, attempts)) return;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
  }
  throw createUndecidedRefusal();
}

/** Saves the card of a token, and charges it. */
async function chargeByToken(
  server: SettlingServer,
  payments: PaymentProvider,
  {
    accountId,
    chargeId,
    cardToken,
    key,
  }: { accountId: string; chargeId: string; cardToken: string; key: string },
): Promise<void> {
  const { charge, payer, now } = await server.database.asAccount({ accountId }, async (tx) => ({
    charge: await loadCharge(tx, accountId, chargeId),
    payer: await loadPayer(tx, accountId),
    now: await loadAccountNow(tx, accountId),
  }));
  await callProvider(() => cancelScheduledDebit(payments, charge, now));
  const card = await callProvider(() => payments.saveCard({ token: cardToken, payer, now }));
  await callProvider(
    () => chargeCard(server, payments, { accountId, chargeId }, { key, card, step: null }),
    'Veja em alguns minutos se o pagamento entrou, antes de tentar de novo.',
  );
}
