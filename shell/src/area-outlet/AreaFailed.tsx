import type { RemoteFailure } from '@girassol/federation';
import { retryRemote } from '@girassol/federation/host';
import { useConnection } from '@girassol/shared-auth';
import { Button, Heading, Row, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Unplugged } from '../outages/drawings';
import { usePage } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { failureWords } from './failure-words';

interface AreaFailedProps {
  remote: string;
  title: string;
  failure: RemoteFailure;
}

/** An area that is not on screen: which, what happened, what is safe, and a way to try again. */
export function AreaFailed({ remote, title, failure }: AreaFailedProps) {
  const { override } = usePage();
  const isOffline = useConnection() === 'OFFLINE';
  return (
    <Page $width="readable">
      <Sheet role="alert" gap={16} align="start">
        <Unplugged />
        <Heading level={1} tabIndex={-1}>{`${title} não abriu`}</Heading>
        <Text as="p" tone="soft">
          {isOffline ? 'Você está sem conexão com a internet.' : failureWords(failure.code)}
        </Text>
        <Text as="p" tone="soft">
          O que você já salvou está seguro, e as outras áreas continuam funcionando pelo menu.
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
