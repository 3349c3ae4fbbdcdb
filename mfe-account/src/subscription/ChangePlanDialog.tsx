import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { PayableCharge, PlanPreview } from '@girassol/account-domain/contract';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { Button, confirm, Skeleton, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceCards } from '../payment/ChoiceCards';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem, isPriceRefused } from '../payment/payment-problem';
import { CouponField } from '../signup/CouponField';
import { PriceLines } from '../signup/PriceLines';
import { planChoices } from '../signup/plan-choices';
import { VendorsStepper } from '../signup/VendorsStepper';
import { PayButtons } from './PayButtons';
import type { Subscription } from './subscription-part';
import { useOwnerCoupon } from './use-owner-coupon';
import {
  askForUpgrade,
  changeNextPlan,
  type OwnerPayment,
  reloadSubscription,
  usePlanPreview,
} from './use-subscription';

interface ChangePlanDialogProps {
  userId: string;
  subscription: Subscription;
  onClose: () => void;
}

/** Dialog that changes plan and vendors: shows what it costs and from when it holds before anything changes. */
export function ChangePlanDialog({ userId, subscription, onClose }: ChangePlanDialogProps) {
  const start = subscription.next ?? subscription;
  const [planId, setPlanId] = useState<SignupPlanId>(start.planId);
  const [vendors, setVendors] = useState(start.vendorsAmount);
  const { entered, acceptedName } = useOwnerCoupon(userId);
  const { data, error, isPlaceholderData, refetch } = usePlanPreview(userId, {
    planId,
    vendorsAmount: vendors,
    coupon: acceptedName,
  });
  const preview = error ? undefined : data;

  async function upgrade(payment: OwnerPayment): Promise<PayableCharge> {
    if (!preview) throw new Error('the price is not known yet');
    const order = { vendorsAmount: vendors, cents: preview.dueCents, coupon: acceptedName };
    try {
      return await askForUpgrade(userId, order, payment);
    } catch (refused) {
      if (!isPriceRefused(refused)) throw refused;
      const { data: fresh } = await refetch();
      if (!fresh || fresh.dueCents === order.cents) throw refused;
      const isAgreed = await confirm({
        title: 'O preço mudou',
        text: `A mudança passou de ${formatMoney(order.cents / 100)} para ${formatMoney(fresh.dueCents / 100)}. Nada foi cobrado ainda.`,
        confirmLabel: `Continuar com ${formatMoney(fresh.dueCents / 100)}`,
        cancelLabel: 'Voltar',
      });
      if (!isAgreed) throw refused;
      return askForUpgrade(userId, { ...order, cents: fresh.dueCents }, payment);
    } finally {
      void reloadSubscription();
    }
  }

  return (
    <Dialog isOpen size="lg" title="Mudar plano ou vendedores" onClose={onClose}>
      <Stack gap={16}>
        <ChoiceCards
          label="Plano"
          options={planChoices}
          value={String(planId)}
          onChange={(value) =>
            setPlanId(planChoices.find((choice) => choice.value === value)?.planId ?? planId)
          }
        />
        <VendorsStepper value={vendors} onChange={setVendors} />
        {error && <PaymentProblem>{describeProblem(error)}</PaymentProblem>}
        {!preview && !error && <Skeleton height={120} radius={10} />}
        {preview && (
          <Preview aria-label="O que muda" aria-busy={isPlaceholderData}>
            <PreviewText preview={preview} />
            {preview.from === 'now' && (
              <>
                <CouponField entered={entered} vendors={vendors} scope="nesta mudança" />
                <PayButtons
                  source="upgrade"
                  planId={3}
                  onPay={upgrade}
                  isDisabled={isPlaceholderData || entered.isChecking}
                />
              </>
            )}
            {preview.from === 'nextPeriod' && (
              <ScheduleButton
                userId={userId}
                next={{ planId, vendorsAmount: vendors }}
                isDisabled={isPlaceholderData}
                onDone={onClose}
              />
            )}
          </Preview>
        )}
      </Stack>
    </Dialog>
  );
}

function PreviewText({ preview }: { preview: PlanPreview }) {
  const { from, lines, dueCents, renewalCents, startsOn } = preview;
  if (from === 'none') return <Text as="p">É o que você tem hoje: nada muda.</Text>;
  if (from === 'nextPeriod')
    return (
      <Text as="p">
        {`Vale a partir de ${formatDate(startsOn)}, por ${formatMoney(renewalCents / 100)} por período. Até lá nada muda, e você pode desistir.`}
      </Text>
    );
  return (
    <>
      <Text as="p">Vale assim que o pagamento chegar. O que sobra do plano atual vira desconto.</Text>
      <PriceLines lines={lines} totalLabel="A pagar agora" totalCents={dueCents} />
      <Text as="p" size={13} tone="soft">
        {`As próximas renovações custam ${formatMoney(renewalCents / 100)}.`}
      </Text>
    </>
  );
}

interface ScheduleButtonProps {
  userId: string;
  next: { planId: SignupPlanId; vendorsAmount: number };
  isDisabled: boolean;
  onDone: () => void;
}

function ScheduleButton({ userId, next, isDisabled, onDone }: ScheduleButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function schedule() {
    setIsPending(true);
    setProblem(null);
    try {
      await changeNextPlan(userId, next);
      showSnackbar({ text: 'Mudança agendada para o próximo período.' });
      onDone();
    } catch (error) {
      setProblem(describeProblem(error));
      setIsPending(false);
    }
  }
  return (
    <>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Button
        variant="primary"
        size="lg"
        isPending={isPending}
        disabled={isDisabled}
        onClick={() => void schedule()}
      >
        Agendar a mudança
      </Button>
    </>
  );
}

const { color, radius, space } = tokens;

const Preview = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  transition: opacity ${tokens.motion.in};
  &[aria-busy='true'] { opacity: .6; }
`;
