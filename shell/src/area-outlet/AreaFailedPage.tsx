import type { RemoteFailure } from '@girassol/federation';
import { listOpenedRemotes, retryRemote } from '@girassol/federation/host';
import { useConnectionStatus } from '@girassol/shared-auth';
import { Button, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FailureDrawing } from '../outages/drawings';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { getFailureMessage } from './failure-messages';

const notOnThisDevice =
  'Você está sem conexão com a internet. Esta área ainda não foi aberta neste aparelho: abra-a uma vez com sinal.';

/** Lists the titles of the areas that ran on this page, but for the one that did not open. */
function listReadyTitles(remotes: readonly { name: string; title: string }[], failed: string): string[] {
  const opened = listOpenedRemotes();
  return remotes.filter(({ name }) => name !== failed && opened.includes(name)).map((area) => area.title);
}

/** Says which areas open without a connection, by their titles. */
const describeReady = (titles: readonly string[]): string =>
  titles.length === 0
    ? 'O que você já salvou está seguro. Nenhuma outra área foi aberta ainda.'
    : `O que você já salvou está seguro. Já abertas, e disponíveis sem conexão: ${titles.join(', ')}.`;

interface AreaFailedProps {
  remote: string;
  title: string;
  failure: RemoteFailure;
}

/**
 * Page shown in place of an area that failed: names the area and the failure, tells which input is preserved,
 * and offers a retry.
 */
export function AreaFailedPage({ remote, title, failure }: AreaFailedProps) {
  const { override, registry } = usePageData();
  const isOffline = useConnectionStatus() === 'OFFLINE' && failure.code === 'GF-202';
  return (
    <Page $width="readable">
      <Sheet role="alert" gap={16} align="start">
        <FailureDrawing />
        <Heading level={1} tabIndex={-1}>{`${title} não abriu`}</Heading>
        <Text as="p" tone="soft">
          {isOffline ? notOnThisDevice : getFailureMessage(failure.code)}
        </Text>
        <Text as="p" tone="soft">
          {isOffline
            ? describeReady(listReadyTitles(registry.remotes, remote))
            : 'O que você já salvou está seguro, e as outras áreas continuam funcionando pelo menu.'}
        </Text>
        <Row gap={12} wraps>
          <Button variant="primary" icon="refresh" onClick={() => retryRemote(remote)}>
            Tentar novamente
          </Button>
          {override?.remote === remote && (
            <Button icon="undo" onClick={leaveOverride}>
              Voltar à versão no ar
            </Button>
          )}
          <Text size={12} tone="faint">
            {[failure.code, failure.version && `versão ${failure.version}`].filter(Boolean).join(' · ')}
          </Text>
        </Row>
      </Sheet>
    </Page>
  );
}

/** Fetched when it is pressed: hardly anybody ever has an override. */
async function leaveOverride(): Promise<void> {
  await (await import('../special-view/leave-view')).leaveOverride();
}

const Sheet = styled(Stack)`
  padding-top: ${tokens.space[48]};
`;
