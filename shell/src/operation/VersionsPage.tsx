import type { RegistryChange, RegistryStatus } from '@girassol/federation/operations';
import { DAY_MS } from '@girassol/shared-domain';
import { DateText, EmptyState, Icon, PageHeader, Stack, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DeployTokensCard } from './DeployTokensCard';
import { describeLiveVersionChange, getEnvironmentLabel } from './figures-text';
import { OperationPage, RegistryContent } from './OperationPage';
import { OverridePermissionsList } from './OverridePermissionsList';
import { OverridesCard } from './OverridesCard';
import { RemoteCard } from './RemoteCard';
import { ShellCard } from './ShellCard';
import { useRegistryStatus } from './use-registry';

/**
 * Operator page of the live version of each area by scope, with buttons that return to an earlier version.
 */
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
      <PageHeader
        title="Versões no ar"
        summary={query.data ? describeEnvironment(query.data) : 'Carregando…'}
      />
      <RegistryContent query={query}>{(status) => <Contents status={status} />}</RegistryContent>
    </Stack>
  );
}

const describeEnvironment = ({ environment, shell, errorLimit }: RegistryStatus) =>
  `Ambiente: ${getEnvironmentLabel(environment)}. Moldura do produto (shell): ${shell?.version ?? '—'}. Uma versão volta sozinha acima de ${errorLimit} % de falhas.`;

function Contents({ status }: { status: RegistryStatus }) {
  return (
    <>
      <AutomaticRollbacks status={status} />
      {status.remotes.length === 0 && (
        <EmptyState title="Nenhuma área publicada" text="Publique a primeira com girassol publish." />
      )}
      {status.remotes.map((report) => (
        <RemoteCard key={report.remote} report={report} status={status} />
      ))}
      {status.shell && <ShellCard shell={status.shell} />}
      <OverridesCard status={status} />
      <OverridePermissionsList status={status} />
      <DeployTokensCard status={status} />
    </>
  );
}

/** Automatic rollbacks by the server in the last day. */
function AutomaticRollbacks({ status }: { status: RegistryStatus }) {
  const returns = status.remotes.flatMap(({ title, history }) =>
    history
      .filter(({ action, at }: RegistryChange) => action === 'return' && at > Date.now() - DAY_MS)
      .map((entry) => ({ title, ...entry })),
  );
  return returns.map((entry) => (
    <Announcement key={entry.id} role="status">
      <Icon name="warning" />
      <span>
        <strong>{entry.title}</strong>: {describeLiveVersionChange(entry)}. {entry.why}.{' '}
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
