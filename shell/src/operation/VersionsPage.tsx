import type { LiveChange, RegistryStatus } from '@girassol/federation/operations';
import { DateText, EmptyState, Icon, PageHeader, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DeployTokens } from './DeployTokens';
import { changeText } from './figures-text';
import { OperationPage, RegistryAnswer } from './OperationPage';
import { OverridePermissions } from './OverridePermissions';
import { OverridesCard } from './OverridesCard';
import { RemoteCard } from './RemoteCard';
import { ShellCard } from './ShellCard';
import { useRegistryStatus } from './use-registry';

/** For the operators of the platform: which version of each area is live for whom, and the way back. */
export default function VersionsPage() {
  return (
    <OperationPage>
      <Versions />
    </OperationPage>
  );
}

function Versions() {
  const query = useRegistryStatus();
  return (
    <Stack gap={16}>
      <PageHeader title="Versões no ar" summary={query.data ? summaryOf(query.data) : 'Carregando…'} />
      <RegistryAnswer query={query}>{(status) => <Contents status={status} />}</RegistryAnswer>
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
      {status.shell && <ShellCard shell={status.shell} />}
      <OverridesCard status={status} />
      <OverridePermissions status={status} />
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

const Announcement = styled.div`
  display: flex;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
  font: ${tokens.font[14]};
`;
