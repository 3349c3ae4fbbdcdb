import { SupportLink } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { EmptyState, ErrorState, PageHeader, Skeleton, Stack, tokens, WayLinks } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { describeOwner } from '../owner/describe-owner';
import { useOwnerName } from '../owner/use-owner-name';
import { AutomaticPixCard } from './AutomaticPixCard';
import { BillingDataCard } from './BillingDataCard';
import { ConfirmEmailNotice } from './ConfirmEmailNotice';
import { EndCard } from './EndCard';
import { NextChargeCard } from './NextChargeCard';
import { PaymentList } from './PaymentList';
import { PlanCard } from './PlanCard';
import { StatusCard } from './StatusCard';
import { TimelineCard } from './TimelineCard';
import { UnbilledPlan } from './UnbilledPlan';
import { useSubscription } from './use-subscription';

/** Page `/financeiro`: how the subscription stands, what is paid next, and everything its owner may change. */
export default function SubscriptionPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page>
      <PageHeader title="Assinatura" summary="Plano, pagamentos e dados de cobrança da sua conta." />
      {session.type === 'MANAGER' ? <Owned session={session} /> : <OwnerOnly />}
    </Page>
  );
}

function OwnerOnly() {
  const owner = useOwnerName();
  return (
    <EmptyState
      title="A assinatura é cuidada pelo titular"
      text={`Só ${describeOwner(owner)} vê pagamentos e muda o plano. Fale com essa pessoa, ou com a nossa equipe, se precisar de algo daqui.`}
      action={
        <SupportLink links={WayLinks} message="Olá! Preciso de ajuda com a assinatura da minha conta." />
      }
    />
  );
}

function Owned({ session }: { session: Session }) {
  const { userId, statusOk } = session;
  const { data, isError, error, isFetching, refetch } = useSubscription(userId);
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        title="Não foi possível abrir a assinatura"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap={16} aria-busy>
        <Skeleton height={120} radius={14} />
        <Skeleton height={280} radius={14} />
      </Stack>
    );
  const { subscription, unconfirmedEmail } = data;
  if (!subscription) return <UnbilledPlan session={session} sentence={data.sentence} />;
  const shared = { userId, overview: data, subscription };
  return (
    <Columns>
      <Main>
        {unconfirmedEmail !== null && <ConfirmEmailNotice email={unconfirmedEmail} />}
        <StatusCard {...shared} />
        <NextChargeCard {...shared} />
        <PaymentList userId={userId} payments={data.payments} today={data.today} mayExport={statusOk} />
        <TimelineCard timeline={data.timeline} />
      </Main>
      <Side>
        <PlanCard {...shared} />
        {!subscription.isTrial && <AutomaticPixCard {...shared} />}
        <BillingDataCard userId={userId} payer={data.payer} billingEmails={data.billingEmails} />
        <EndCard {...shared} />
      </Side>
    </Columns>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 84rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: ${space[24]};
  align-items: start;
  @media ${screen.compact} { grid-template-columns: minmax(0, 1fr); gap: ${space[16]}; }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
`;

const Side = styled(Main)``;
