import { planNames } from '@girassol/account-domain/billing';
import { formatDate } from '@girassol/shared-domain';
import { Button, Stack, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { describeVendors } from '../signup/describe-vendors';
import { planDescriptions } from '../signup/plan-choices';
import { ChangePlanDialog } from './ChangePlanDialog';
import type { SubscriptionPartProps } from './subscription-part';
import { changeNextPlan } from './use-subscription';

/** Plan and vendors, what changes with the next period, and the way to change them. */
export function PlanCard({ userId, subscription }: SubscriptionPartProps) {
  const { planId, vendorsAmount, monthsPerPeriod, next, paidUntil, canceledOn, isTrial } = subscription;
  const term = isTrial ? 'em teste' : monthsPerPeriod === 1 ? 'pago todo mês' : 'pago por 12 meses';
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SectionCard title="Plano">
      <Stack gap={4}>
        <Name>{planNames[planId]}</Name>
        <Text as="p" tone="soft">
          {planDescriptions[planId]}
        </Text>
        <Text as="p">{`${describeVendors(vendorsAmount)} · ${term}`}</Text>
      </Stack>
      {next && (
        <NextPlan
          userId={userId}
          text={`A partir de ${formatDate(paidUntil ?? '')}: ${planNames[next.planId]}, ${describeVendors(next.vendorsAmount)}.`}
        />
      )}
      {canceledOn === null && (
        <Button size="lg" onClick={() => setIsChanging(true)}>
          Mudar plano ou vendedores
        </Button>
      )}
      {isChanging && (
        <ChangePlanDialog userId={userId} subscription={subscription} onClose={() => setIsChanging(false)} />
      )}
    </SectionCard>
  );
}

/** Change that waits for the next period, and the way to withdraw it. */
function NextPlan({ userId, text }: { userId: string; text: string }) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function withdraw() {
    setIsPending(true);
    try {
      await changeNextPlan(userId, null);
      showSnackbar({ text: 'O plano continua como está.' });
    } catch (error) {
      setProblem(describeProblem(error));
      setIsPending(false);
    }
  }
  return (
    <Notice>
      <Text as="p">{text}</Text>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Button variant="ghost" icon="undo" isPending={isPending} onClick={() => void withdraw()}>
        Desistir da mudança
      </Button>
    </Notice>
  );
}

const { color, font, radius, space, weight } = tokens;

const Name = styled.b`
  font: ${font[20]};
  font-weight: ${weight.strong};
`;

const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[12]};
  border-radius: ${radius.card};
  background: ${color.infoSoft};
  color: ${color.ink};
`;
