import { SupportLink } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Skeleton,
  tokens,
  WayLinks,
} from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths } from '../addresses/billing';
import { useOwnerName } from '../owner/use-owner-name';
import { useSubscription } from '../subscription/use-subscription';
import { CanceledState } from './CanceledState';
import { CancellationForm } from './CancellationForm';

/** Page `/cancelamento`: ends the subscription with what is paid, and takes it back before (billing-026). */
export default function CancellationPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page>
      <PageHeader title="Cancelamento" />
      {session.type === 'MANAGER' ? <Owned userId={session.userId} /> : <OwnerOnly />}
    </Page>
  );
}

function OwnerOnly() {
  const owner = useOwnerName();
  return (
    <EmptyState
      title="Só o titular cancela a assinatura"
      text={`Fale com ${owner ? `${owner}, titular da conta` : 'quem abriu a conta'}. Se essa pessoa não estiver mais com vocês, fale com a nossa equipe.`}
      action={
        <Row gap={8} wraps justify="center">
          <SupportLink links={WayLinks} message="Olá! Preciso de ajuda para cancelar a minha conta." />
          <BackLink />
        </Row>
      }
    />
  );
}

function BackLink() {
  return (
    <ButtonLink as={Link} to="/inicio">
      Voltar ao início
    </ButtonLink>
  );
}

function Owned({ userId }: { userId: string }) {
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
  if (!data) return <Skeleton height={320} radius={14} aria-busy />;
  const { subscription } = data;
  if (!subscription)
    return <EmptyState title="Não há assinatura para cancelar" text={data.sentence} action={<BackLink />} />;
  const { canceledOn, state, paidUntil } = subscription;
  if (canceledOn === null && state === 'ended')
    return (
      <EmptyState
        title="A assinatura já terminou"
        text={data.sentence}
        action={
          <ButtonLink as={Link} to={billingPaths.subscription}>
            Ver a assinatura
          </ButtonLink>
        }
      />
    );
  if (canceledOn !== null)
    return <CanceledState userId={userId} endsOn={paidUntil} hasEnded={state === 'ended'} />;
  return <CancellationForm userId={userId} endsOn={paidUntil} today={data.today} />;
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 45rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;
