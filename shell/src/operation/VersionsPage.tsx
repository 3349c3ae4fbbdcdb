import { type LiveChange, RegistryError, type RegistryStatus } from '@girassol/federation/operations';
import { useSession } from '@girassol/shared-auth';
import {
  DateText,
  EmptyState,
  ErrorState,
  Icon,
  PageHeader,
  Skeleton,
  Stack,
  tokens,
} from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Page } from '../layout/Page';
import { DeployTokens } from './DeployTokens';
import { changeText } from './figures-text';
import { RemoteCard } from './RemoteCard';
import { useRegistryStatus } from './use-registry';

/** For the operators of the platform: which version of each area is live for whom, and the way back. */
export default function VersionsPage() {
  const isAdmin = useSession()?.isAdmin === true;
  return <Page>{isAdmin ? <Versions /> : <NotForYou />}</Page>;
}

function Versions() {
  const { data: status, error, refetch, isFetching } = useRegistryStatus();
  if (error instanceof RegistryError && error.code === 'GF-512') return <NotForYou />;
  if (!status && error) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={16}>
      <PageHeader title="Versões no ar" summary={status ? summaryOf(status) : 'Carregando…'} />
      {status ? <Contents status={status} /> : <Waiting />}
    </Stack>
  );
}

const summaryOf = ({ environment, shell, errorLimit }: RegistryStatus) =>
  `Ambiente ${environment}, shell ${shell?.version ?? '—'}. Uma versão volta sozinha acima de ${errorLimit} % de falhas.`;

function Contents({ status }: { status: RegistryStatus }) {
  return (
    <>
      <Returns status={status} />
      {status.remotes.length === 0 && (
        <EmptyState title="Nenhuma área publicada" text="Publique a primeira com girassol publish." />
      )}
      {status.remotes.map((report) => (
        <RemoteCard key={report.remote} report={report} status={status} />
      ))}
      <DeployTokens status={status} />
    </>
  );
}

const DAY = 86_400_000;

/** What the server took back by itself in the last day: nobody should learn it from a customer. */
function Returns({ status }: { status: RegistryStatus }) {
  const returns = status.remotes.flatMap(({ title, history }) =>
    history
      .filter(({ action, at }: LiveChange) => action === 'return' && at > Date.now() - DAY)
      .map((entry) => ({ title, ...entry })),
  );
  return returns.map((entry) => (
    <Announcement key={entry.id} role="status">
      <Icon name="warning" />
      <span>
        <strong>{entry.title}</strong>: {changeText(entry)}. {entry.why}.{' '}
        <DateText value={entry.at} show="dateTime" />
      </span>
    </Announcement>
  ));
}

function NotForYou() {
  return (
    <EmptyState
      title="Somente para a administração"
      text="As versões de cada área são cuidadas pela equipe da plataforma."
    />
  );
}

function Waiting() {
  return (
    <Stack gap={16} aria-hidden>
      <Skeleton height={220} radius={10} />
      <Skeleton height={220} radius={10} />
    </Stack>
  );
}

const Announcement = styled.div`
  display: flex;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[14]};
`;
