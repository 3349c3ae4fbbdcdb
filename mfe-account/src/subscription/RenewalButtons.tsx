import type { PayableCharge } from '@girassol/account-domain/contract';
import { formatMoney } from '@girassol/shared-domain';
import { Button, confirm, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isPriceRefused } from '../payment/payment-problem';
import { CouponField } from '../signup/CouponField';
import { PriceLines } from '../signup/PriceLines';
import { BillingDataForm } from './BillingDataForm';
import { PayButtons } from './PayButtons';
import type { SubscriptionPartProps } from './subscription-part';
import { useOwnerCoupon } from './use-owner-coupon';
import {
  askForRenewal,
  loadSubscription,
  type OwnerPayment,
  reloadSubscription,
  usePlanPreview,
} from './use-subscription';

/**
 * Buttons that renew the subscription in one press, with the amount and a coupon on request (billing-009). Where document or
 * address of the payer are missing, as in a trial, their form comes first.
 */
export function RenewalButtons(props: SubscriptionPartProps) {
  const { userId, overview, subscription } = props;
  const { payer, billingEmails } = overview;
  if (payer.document !== '' && payer.address !== null) return <KnownPayerButtons {...props} />;
  return (
    <Payer>
      <Text as="p" weight={600} size={16}>
        {`Quem paga ${subscription.isTrial ? 'a assinatura' : 'a renovação'}?`}
      </Text>
      <BillingDataForm
        userId={userId}
        payer={payer}
        billingEmails={billingEmails}
        submitLabel="Continuar para o pagamento"
        isShort
      />
    </Payer>
  );
}

function KnownPayerButtons({ userId, overview, subscription }: SubscriptionPartProps) {
  const { planId, vendorsAmount } = subscription.next ?? subscription;
  const issuedCoupon = overview.nextCharge?.coupon ?? '';
  const { entered, acceptedName: coupon } = useOwnerCoupon(userId, issuedCoupon);
  const [hasCoupon, setHasCoupon] = useState(issuedCoupon !== '');
  const preview = usePlanPreview(userId, { planId, vendorsAmount, coupon });
  const { isPlaceholderData } = preview;
  const renewal = preview.data?.renewal;
  // What is asked for already keeps its price, as long as the coupon is the same.
  const issuedCents = coupon === issuedCoupon ? overview.nextCharge?.amountCents : undefined;
  const cents = issuedCents ?? renewal?.cents;

  async function pay(payment: OwnerPayment): Promise<PayableCharge> {
    if (cents === undefined) throw new Error('the price is not known yet');
    const order = { vendorsAmount, cents, coupon };
    try {
      return await askForRenewal(userId, order, payment);
    } catch (error) {
      if (!isPriceRefused(error)) throw error;
      const [fresh, { data: renewed }] = await Promise.all([loadSubscription(userId), preview.refetch()]);
      const freshCents =
        coupon === (fresh.nextCharge?.coupon ?? '') ? fresh.nextCharge?.amountCents : undefined;
      const newCents = freshCents ?? renewed?.renewal.cents;
      if (newCents === undefined || newCents === cents) throw error;
      const isAgreed = await confirm({
        title: 'O preço mudou',
        text: `O preço passou de ${formatMoney(cents / 100)} para ${formatMoney(newCents / 100)}. Nada foi cobrado ainda.`,
        confirmLabel: `Continuar com ${formatMoney(newCents / 100)}`,
        cancelLabel: 'Voltar',
      });
      if (!isAgreed) throw error;
      return askForRenewal(userId, { ...order, cents: newCents }, payment);
    } finally {
      void reloadSubscription();
    }
  }

  return (
    <>
      {cents !== undefined && (
        <Text as="p" weight={600} size={16}>
          {`${subscription.isTrial ? 'Assinar' : 'Renovar'} por ${formatMoney(cents / 100)}`}
        </Text>
      )}
      {coupon !== '' && renewal && renewal.lines.length > 1 && (
        <PriceLines lines={renewal.lines} totalLabel="Total" totalCents={renewal.cents} />
      )}
      {hasCoupon && <CouponField entered={entered} vendors={vendorsAmount} scope="nesta renovação" />}
      <PayButtons
        source="renovacao"
        planId={planId}
        onPay={pay}
        isDisabled={cents === undefined || isPlaceholderData || entered.isChecking}
      />
      {!hasCoupon && (
        <Button variant="ghost" onClick={() => setHasCoupon(true)}>
          Tenho um cupom
        </Button>
      )}
    </>
  );
}

const Payer = styled.div`
  display: grid;
  gap: ${tokens.space[12]};
  width: 100%;
  max-width: 40rem;
`;
